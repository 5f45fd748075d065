/** What the host is told of addresses that lead elsewhere. */
import { redirectsOf, type GatsbyRedirect } from "../../src/gatsby/redirects";
import { withCopy } from "./content-copy";

it("an old address may have any letters, in either spelling, and the feed may be where it leads", () => {
  withCopy((copy) => {
    const old = ["/über-uns/", "/%C3%BCber-uns/", "/%FCber-uns/", "/my%20page/", "/feed/"];
    for (const id of old) copy.append("redirects.yml", `- id: ${id}\n  to: /rss.xml\n`);
    const content = copy.load();
    expect(content.problems).toEqual([]);
    const from = redirectsOf(content).flatMap((each) =>
      each.toPath === "/rss.xml" ? each.fromPath : [],
    );
    expect(new Set(from)).toEqual(new Set(old));
  });
});

it("browsers may remember that a page has moved, and not that a draft is away", () => {
  let redirects: GatsbyRedirect[] = [];
  withCopy((copy) => {
    copy.replace("blog/choosing-a-dial/index.md", "---\n", "---\ndraft: true\n");
    copy.append("redirects.yml", "- id: /blog/choosing-a-dial/\n  to: /blog/\n");
    redirects = redirectsOf(copy.load());
  });
  expect(redirects).toEqual(
    expect.arrayContaining([
      { fromPath: "/blog/oiling-clocks/", toPath: "/process/", isPermanent: true },
      { fromPath: "/blog/choosing-a-dial/", toPath: "/blog/", isPermanent: false },
    ]),
  );
});
