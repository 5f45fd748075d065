import { adminPage } from "../../../../src/gatsby/admin/admin-page";
import { loadContent } from "../../../../src/content/disk/load";
import type { Entry } from "../../../../src/content/read/entry";
import { fixtures } from "../../../content/content-copy";

const content = loadContent(fixtures);

it("the name of the site cannot become markup of the page of the CMS", () => {
  const name = "Nuts & Bolts </title><script>alert(1)</script>";
  const entries = content.site.entries.map((entry) =>
    entry.kind === "SiteSettings" ? { ...entry, data: { ...entry.data, name } } : entry,
  );
  const page = adminPage(false, {
    ...content,
    site: { ...content.site, entries: entries as Entry[] },
  });
  const title = /<title>.*/.exec(page)?.[0];
  expect(title).toMatch(
    /^<title>Nuts &amp; Bolts &lt;\/title&gt;&lt;script&gt;[^<]*&lt;\/script&gt;/,
  );
});

it("the CMS of a site without a repository names the missing variable, without a script", () => {
  const page = adminPage(false, content);
  expect(page).toContain("CMS_REPOSITORY");
  expect(page).not.toContain("<script");
});
