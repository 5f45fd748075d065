import { adminPage } from "../../../../src/gatsby/output/admin";
import { noRepository } from "../../../../src/admin/login";
import { loadContent } from "../../../../src/content/load";
import { fixtures } from "../../../content/content-copy";

it("the name of the site cannot become markup of the page of the CMS", () => {
  const content = loadContent(fixtures);
  const name = "Nuts & Bolts </title><script>alert(1)</script>";
  const entries = content.entries.map((entry) =>
    entry.kind === "SiteSettings" ? { ...entry, data: { ...entry.data, name } } : entry,
  );
  const page = adminPage(
    { ...content, entries: entries as typeof content.entries },
    { url: "https://www.example.com", login: noRepository },
  );
  const title = /<title>.*/.exec(page)?.[0];
  expect(title).toMatch(
    /^<title>Nuts &amp; Bolts &lt;\/title&gt;&lt;script&gt;[^<]*&lt;\/script&gt;/,
  );
});
