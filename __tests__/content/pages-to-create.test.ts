/** The pages that the build makes only if the owner turns them on. */
import { loadContent } from "../../src/content/disk/load";
import { pagesToCreate } from "../../src/gatsby/pages-to-create";
import { addArticles, expectReport, fixtures, withCopy, type ContentCopy } from "./content-copy";

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

it("makes a list of each category with articles, split into pages, if the owner filters by category", () => {
  const made = pagesOf((copy) => {
    // A link to such a page is right while the page exists.
    copy.append("legal/privacy.md", "\n[a](/blog/category/workshop/)\n");
    filterPosts(copy);
    copy.everywhere(/^blog\//, (text) => text.replace(/^category: .*/m, "category: workshop"));
    addArticles(copy);
  });
  const lists = made.filter(({ path }) => path.startsWith("/blog/category/"));
  expect(lists.map(({ path, context }) => [path, context.page, context.title])).toEqual([
    ["/blog/category/workshop/", 1, "Workshop"],
    ["/blog/category/workshop/page/2/", 2, "Page 2"],
  ]);
  expect(pages.filter(({ path }) => path.startsWith("/blog/category/"))).toEqual([]);
});

it("lets no content link to the list of a category while there are none", () =>
  expectReport(
    (copy) => copy.append("legal/privacy.md", "\n‹1›[a](/blog/category/workshop/)\n"),
    [
      'content/legal/privacy.md:‹1›  link  there is no page at "/blog/category/workshop/"; npm run content -- --addresses lists all',
    ],
  ));

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
