/** Drafts, scheduled articles and closed jobs: whether the site shows them, and the messages for editors. */
import type { KindName } from "../../src/model/kinds";
import type { Content } from "../../src/content/disk/load";
import { entriesOf, entryOf } from "../../src/content/read/entry";
import { formatProblem, formatProblems } from "../../src/model/problem";
import { utcDay } from "../../src/content/publish/published";
import { ContentCopy } from "./content-copy";

const today = "2026-06-15";
const post = "blog/oil-and-dust/index.md";
const postId = "oil-and-dust";
const service = "services/design.yml";

let content: ContentCopy;
beforeEach(() => {
  content = new ContentCopy();
});

const onSite = (): Content => content.load({ today, drafts: false });
const inDevelop = (): Content => content.load({ today, drafts: true });

const ids = (of: Content, kind: KindName): string[] =>
  entriesOf(of.entries, kind).map(({ id }) => id);
const titles = (of: Content, kind: "BlogPost" | "Job" | "Service" | "CaseStudy" | "Guide") =>
  entriesOf(of.entries, kind).map(({ data }) => data.title);
const told = ({ problems }: Content): string[] => problems.map(formatProblem);

/** Makes an entry of its own file a draft. */
function makeDraft(file: string): void {
  const title = /^title: .*$/m.exec(content.read(file))?.[0] ?? "";
  content.replace(file, title, `${title}\ndraft: true`);
}

const dated = (day: string) => content.replace(post, /^date: .*$/m, `date: ${day}`);

describe("a draft", () => {
  it.each<[string, "BlogPost" | "Guide" | "Service" | "CaseStudy", string]>([
    [post, "BlogPost", postId],
    ["guides/clock-care/index.md", "Guide", "clock-care"],
    ["case-studies/station-shop/index.yml", "CaseStudy", "station-shop"],
  ])("%s is not on the site, and is marked in develop", (file, kind, id) => {
    makeDraft(file);
    expect(ids(onSite(), kind)).not.toContain(id);
    expect(onSite().hidden.map(({ entry, status }) => [entry.id, status])).toEqual([[id, "draft"]]);
    expect(ids(inDevelop(), kind)).toContain(id);
    expect(titles(inDevelop(), kind).filter((title) => title.startsWith("Draft · "))).toHaveLength(
      1,
    );
  });

  it("is left out of lists that name it, so that a draft service breaks no article", () => {
    makeDraft(service);
    const site = onSite();
    expect(ids(site, "Service")).not.toContain("design");
    for (const kind of ["BlogPost", "CaseStudy", "Guide"] as const)
      for (const { data } of entriesOf(site.entries, kind))
        expect(data.services).not.toContain("design");
    expect(
      entriesOf(inDevelop().entries, "BlogPost").some(({ data }) =>
        data.services.includes("design"),
      ),
    ).toBe(true);
  });

  it("does not count in texts that state the number of entries", () => {
    content.replace(
      "pages/services.yml",
      /^listTitle: .*/m,
      'listTitle: "{{Count.services}} of {{count.services}}, {{count.jobs}}"',
    );
    const title = (site: Content) => entryOf(site.entries, "ServicesPage")?.data.listTitle;
    content.write("jobs.yml", "# yaml-language-server: $schema=../schemas/job.json\n[]\n");
    expect(title(onSite())).toBe("Two of two, no");
    makeDraft(service);
    expect(title(onSite())).toBe("One of one, no");
    expect(title(inDevelop())).toBe("Two of two, no");
  });

  it("has no teaser on the home page", () => {
    makeDraft(post);
    const [home] = entriesOf(onSite().entries, "HomePage");
    expect(home?.data.blog.posts).toHaveLength(2);
    expect(home?.data.blog.posts).not.toContain(postId);
  });

  it("is reported at the place of a link from a page on the site", () => {
    makeDraft(service);
    content.append(post, "See ‹1›[our designs](/services/design/).\n");
    expect(told(onSite())).toContain(
      content.withPlaces(
        `content/${post}:‹1›  link  "/services/design/" leads to a page that is a draft (content/${service}); publish that page first, or remove the link until then`,
      ),
    );
    expect(told(inDevelop())).toEqual([]);
  });

  it("is reported at the place of a link to its former address", () => {
    makeDraft(post);
    content.replace(post, "---\n", "---\naliases: [/blog/oil/]\n");
    content.append("legal/privacy.md", "See ‹1›[our oils](/blog/oil/#oil).\n");
    expect(told(onSite())).toContain(
      content.withPlaces(
        `content/legal/privacy.md:‹1›  link  "/blog/oil/#oil" leads to a page that is a draft (content/${post}); publish that page first, or remove the link until then`,
      ),
    );
    expect(told(inDevelop())).toEqual([
      content.withPlaces(
        `content/legal/privacy.md:‹1›  link  /blog/${postId}/ has no anchor "#oil"`,
      ),
    ]);
  });

  it("makes no page of its category, so that a link to that page is reported", () => {
    content.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true");
    content.append("legal/privacy.md", "See ‹1›[drawings](/blog/category/drawing-board/).\n");
    expect(told(onSite())).toEqual([]);
    makeDraft("blog/choosing-a-dial/index.md");
    expect(told(inDevelop())).toEqual([]);
    expect(told(onSite())).toContain(
      content.withPlaces(
        'content/legal/privacy.md:‹1›  link  "/blog/category/drawing-board/" leads to a page that has nothing published to list; publish that page first, or remove the link until then',
      ),
    );
  });

  it("is reported in a list that names nothing else", () => {
    makeDraft(service);
    content.replace(post, /^services: .*$/m, "services: [‹1›design]");
    expect(told(onSite())).toContain(
      content.withPlaces(
        `content/${post}:‹1›  services[0]  "design" is a draft (content/${service}), and nothing else is named here; name another Service`,
      ),
    );
  });

  it("may be half filled, which causes warnings and keeps it out of develop too", () => {
    makeDraft(post);
    content.replace(post, /^category: .*$/m, "category: ‹1›nowhere");
    content.replace(post, /^title: .*$/m, "title: Short");
    for (const seen of [onSite(), inDevelop()]) {
      expect(seen.problems.filter(({ file }) => file.endsWith(post))).toEqual([]);
      expect(seen.unfinished.map(({ field }) => field).sort()).toEqual(["category", "title"]);
      expect(ids(seen, "BlogPost")).not.toContain(postId);
    }
    const { warnings } = onSite();
    expect(formatProblems(warnings)).toMatch(
      /there is no Category .* \(before this draft is published\)/,
    );
  });

  it("is reported in a list that names nothing else, even if it is half filled", () => {
    makeDraft(service);
    content.replace(service, /^title: .*$/m, "title: S");
    content.replace(post, /^services: .*$/m, "services: [design]");
    expect(formatProblems(onSite().problems)).toContain('"design" is a draft');
  });
});

describe("an article with a future date", () => {
  it("appears on that day, not before", () => {
    dated("2026-06-16");
    expect(ids(onSite(), "BlogPost")).not.toContain(postId);
    expect(onSite().hidden[0]?.status).toBe("scheduled");
    expect(titles(inDevelop(), "BlogPost").join()).toContain("From 16 June 2026 · ");
    dated("2026-06-15");
    expect(ids(onSite(), "BlogPost")).toContain(postId);
    expect(titles(inDevelop(), "BlogPost").join()).not.toContain("From ");
  });

  it("may have a link from an article that appears on the same day, but not from an earlier one", () => {
    const other = "blog/choosing-a-dial/index.md";
    dated("2026-07-01");
    content.append(other, "See ‹1›[the oil](/blog/oil-and-dust/).\n");
    const before = told(onSite()).filter((line) => line.startsWith(`content/${other}`));
    expect(before).toContain(
      content.withPlaces(
        `content/${other}:‹1›  link  "/blog/${postId}/" leads to a page that is not published before 2026-07-01 (content/${post}); publish that page first, or remove the link until then`,
      ),
    );
    content.replace(other, /^date: .*$/m, "date: 2026-07-01");
    expect(told(onSite()).filter((line) => line.startsWith(`content/${other}`))).toEqual([]);
  });
});

describe("a position with a closing day", () => {
  const closing = (day: string) =>
    content.replace("jobs.yml", /^ {2}salary: .*$/m, `  salary: $50k-$60k\n  closes: ${day}`);

  it("is on the site on its last day, and gone the day after, in develop too", () => {
    closing("2026-06-15");
    expect(ids(onSite(), "Job")).toContain("clockmaker");
    content = new ContentCopy();
    closing("2026-06-14");
    expect(ids(onSite(), "Job")).not.toContain("clockmaker");
    expect(ids(inDevelop(), "Job")).not.toContain("clockmaker");
    expect(onSite().hidden[0]?.status).toBe("closed");
  });
});

describe("the current day", () => {
  it("is that of UTC", () => {
    expect(utcDay(new Date("2026-06-15T23:59:59Z"))).toBe("2026-06-15");
    expect(utcDay(new Date("2026-06-16T00:00:00Z"))).toBe("2026-06-16");
  });
});
