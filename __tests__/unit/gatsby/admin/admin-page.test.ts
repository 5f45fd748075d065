import { adminPage } from "../../../../src/gatsby/admin/admin-page";
import { loadContent } from "../../../../src/content/load";
import { fixtures } from "../../../content/content-copy";

const content = loadContent(fixtures);

it("the name of the site cannot become markup of the page of the CMS", () => {
  const name = "Nuts & Bolts </title><script>alert(1)</script>";
  const entries = content.entries.map((entry) =>
    entry.kind === "SiteSettings" ? { ...entry, data: { ...entry.data, name } } : entry,
  );
  const page = adminPage(false, { ...content, entries: entries as typeof content.entries });
  const title = /<title>.*/.exec(page)?.[0];
  expect(title).toMatch(
    /^<title>Nuts &amp; Bolts &lt;\/title&gt;&lt;script&gt;[^<]*&lt;\/script&gt;/,
  );
});

it("the page of the live site tells of no draft, that of develop of all", () => {
  const [article] = content.entries.filter(({ kind }) => kind === "BlogPost");
  if (!article) throw new Error("There is no article.");
  const entry = { ...article, id: "secret", data: { ...article.data, title: "A secret plan" } };
  const withDraft = { ...content, hidden: [{ entry, status: "draft" as const }] };
  expect(adminPage(false, withDraft)).not.toContain("secret");
  expect(adminPage(true, withDraft)).toContain("A secret plan");
});
