/** The search index has one document for each findable entry. */
import { z } from "zod";
import { linesIn } from "../support/built-markdown";
import { lettersOf } from "../support/built-page";
import { addressOf } from "../../src/content/site/site";
import { kindNames, kindOf, type KindName } from "../../src/model/kinds";
import { hiddenRoutes, routeOf } from "../support/built-routes";
import { all, only } from "../support/content-files";
import { isBuilt, readBuilt } from "../support/site";
import { differences } from "./rules/lists";

const document = z.strictObject({
  href: z.string(),
  type: z.string(),
  title: z.string().min(1),
  description: z.string(),
  keywords: z.string(),
  body: z.string(),
});

const documents = z.array(document).parse(JSON.parse(readBuilt("/search-index.json")));

const { types } = only("Navigation").search;

/** The name of a kind in navigation.yml, else its name in code as words. */
const wordFor = (kind: KindName): string =>
  types[kind] ?? kind.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The findable entries. A kind with a route is the text of one page. */
const wanted = kindNames
  .filter((kind) => kindOf(kind).search)
  .flatMap((kind) => {
    const { route } = kindOf(kind);
    return all(kind).map(({ id, data }) => ({
      href: route ?? addressOf({ kind, id }) ?? "",
      type: wordFor(kind),
      title: route
        ? (data as { seo: { title: string } }).seo.title
        : (data as { title: string }).title,
    }));
  })
  .filter(({ href }) => !hiddenRoutes.has(href));

const written = ({ href, type, title }: (typeof wanted)[number]) => `${type} ${href}: ${title}`;

test("the index has every findable entry once, with its kind and title", () => {
  expect(differences(documents.map(written), wanted.map(written))).toEqual([]);
  expect(documents).toHaveLength(wanted.length);
});

test("every document in the index has the address of a built page", () => {
  const dead = documents.filter(({ href }) => !isBuilt(href.replace(/#.*/, "")));
  expect(dead.map(({ href }) => href)).toEqual([]);
});

test("no document in the index has Markdown or text tokens", () => {
  const wrong = documents.filter(({ body }) => /\{\{|\]\(\/|^#+ |\*\*/m.test(body));
  expect(wrong.map(({ href }) => href)).toEqual([]);
});

test("the document of an article has the article's first line", () => {
  const findable = all("BlogPost").filter(({ id }) => !hiddenRoutes.has(routeOf("BlogPost", id)));
  const wrong = findable.filter(({ id, body }) => {
    const found = documents.find(({ href }) => href === routeOf("BlogPost", id));
    // The index leaves out tables.
    const [first = ""] = linesIn(body).filter((line) => !line.startsWith("|"));
    return !lettersOf(found?.body ?? "").includes(lettersOf(first));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
