/** The pages that the build makes only if the owner turns them on. */
import { loadContent } from "../../src/content/disk/load";
import { pagesToCreate } from "../../src/gatsby/pages-to-create";
import { addArticles, fixtures, withCopy, type ContentCopy } from "./content-copy";

const pages = pagesToCreate(loadContent(fixtures).entries);

/** The pages of an edited copy, which must be valid. */
function pagesOf(edit: (copy: ContentCopy) => void) {
  let made: ReturnType<typeof pagesToCreate> = [];
  withCopy((copy) => {
    edit(copy);
    const { entries, problems } = copy.load();
    expect(problems).toEqual([]);
    made = pagesToCreate(entries);
  });
  return made;
}

const filterPosts = (copy: ContentCopy) =>
  copy.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true");

it("splits the list of a category into pages if the owner filters by category", () => {
  const made = pagesOf((copy) => {
    filterPosts(copy);
    addArticles(copy);
  });
  const lists = made.filter(({ context }) => context.category === "workshop");
  expect(lists.map(({ path, context }) => [path, context.page, context.title])).toEqual([
    ["/blog/category/workshop/", 1, "Workshop"],
    ["/blog/category/workshop/page/2/", 2, "Page 2"],
  ]);
});

it("makes thank-you pages only if the host's forms are the backup", () => {
  const after = pagesOf((copy) => copy.replace("site.yml", "backup: none", "backup: netlify"))
    .filter(({ path }) => path.endsWith("/thanks/"))
    .map(({ path, context }) => [path, context.form, context.above]);
  expect(after).toEqual([
    ["/contact/thanks/", "full", ["/contact/"]],
    ["/newsletter/thanks/", "newsletter", ["/blog/"]],
  ]);
  expect(pages.filter(({ path }) => path.endsWith("/thanks/"))).toEqual([]);
});
