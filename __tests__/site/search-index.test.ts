/** The index of the search holds a document for each entry that can be found, and for nothing else. */
import { z } from "zod";
import { linesIn } from "../support/built-markdown";
import { lettersOf } from "../support/built-page";
import { hrefOf } from "../../src/model/addresses";
import { kindNames, kindOf, searchOf, type KindName } from "../../src/model/kinds";
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

/** The word that content has for a kind, else its own name. */
const wordFor = (kind: KindName): string =>
  types[kind] ?? kind.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What the search must find of a kind: its entries, or the page whose copy it is. */
const wanted = kindNames
  .filter((kind) => searchOf(kind))
  .flatMap((kind) => {
    const { route } = kindOf(kind);
    return all(kind).map(({ id, data }) => ({
      href: route ?? hrefOf({ kind, id }) ?? "",
      type: wordFor(kind),
      title: route
        ? (data as { seo: { title: string } }).seo.title
        : (data as { title: string }).title,
    }));
  })
  .filter(({ href }) => !hiddenRoutes.has(href));

const written = ({ href, type, title }: (typeof wanted)[number]) => `${type} ${href}: ${title}`;

test("the index holds every entry that can be found once, with its kind and its title", () => {
  expect(differences(documents.map(written), wanted.map(written))).toEqual([]);
  expect(documents).toHaveLength(wanted.length);
});

test("every document of the index leads to a page", () => {
  const dead = documents.filter(({ href }) => !isBuilt(href.replace(/#.*/, "")));
  expect(dead.map(({ href }) => href)).toEqual([]);
});

test("no document of the index holds marks of Markdown or tokens", () => {
  const wrong = documents.filter(({ body }) => /\{\{|\]\(\/|^#+ |\*\*/m.test(body));
  expect(wrong.map(({ href }) => href)).toEqual([]);
});

test("the text of an article is in its document, from its first line on", () => {
  const findable = all("BlogPost").filter(({ id }) => !hiddenRoutes.has(routeOf("BlogPost", id)));
  const wrong = findable.filter(({ id, body }) => {
    const found = documents.find(({ href }) => href === routeOf("BlogPost", id));
    // Tables are not searched.
    const [first = ""] = linesIn(body).filter((line) => !line.startsWith("|"));
    return !lettersOf(found?.body ?? "").includes(lettersOf(first));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
