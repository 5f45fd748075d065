/** The redirects that the build gives to the host, and pages that are gone without one. */
import { gatsbyRedirects } from "../../src/gatsby/redirects";
import { withCopy } from "./content-copy";

it("an old address may have any letters, encoded or not, and may redirect to the feed", () => {
  withCopy((copy) => {
    const old = ["/über-uns/", "/%FCber-uns/", "/my%20page/", "/50%25/", "/feed/"];
    for (const id of old) copy.append("redirects.yml", `- id: ${id}\n  to: /rss.xml\n`);
    const content = copy.load();
    expect(content.problems).toEqual([]);
    const from = gatsbyRedirects(content.site).flatMap((each) =>
      each.toPath === "/rss.xml" ? each.fromPath : [],
    );
    expect(from.toSorted()).toEqual([...old, "/%C3%BCber-uns/"].toSorted());
  });
});

it("a former address of a page redirects to its current one", () => {
  withCopy((copy) => {
    copy.replace(
      "blog/choosing-a-dial/index.md",
      "---\n",
      "---\naliases: [/blog/dials/, /blog/choosing-a-dial/]\n",
    );
    copy.append("redirects.yml", "- id: /older/\n  to: /blog/dials/\n");
    copy.append("blog/oil-and-dust/index.md", "\n[A dial](/blog/dials/)\n");
    const content = copy.load();
    expect(content.problems).toEqual([]);
    const toPath = "/blog/choosing-a-dial/";
    expect(gatsbyRedirects(content.site).filter((each) => each.toPath === toPath)).toEqual([
      { fromPath: "/blog/dials/", toPath, isPermanent: true },
      { fromPath: "/older/", toPath, isPermanent: true },
    ]);
  });
});

it("a redirect from a moved page is permanent, and one from a draft is temporary", () => {
  let redirects: unknown[] = [];
  withCopy((copy) => {
    copy.replace("blog/choosing-a-dial/index.md", "---\n", "---\ndraft: true\n");
    copy.append("redirects.yml", "- id: /blog/choosing-a-dial/\n  to: /blog/\n");
    redirects = gatsbyRedirects(copy.load().site);
  });
  expect(redirects).toEqual(
    expect.arrayContaining([
      { fromPath: "/blog/oiling-clocks/", toPath: "/process/", isPermanent: true },
      { fromPath: "/blog/choosing-a-dial/", toPath: "/blog/", isPermanent: false },
    ]),
  );
});
