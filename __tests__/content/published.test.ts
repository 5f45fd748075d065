/** Drafts, scheduled articles and closed jobs: whether the site shows them, and the messages for editors. */
import type { KindName } from "../../src/model/kinds";
import type { Content } from "../../src/content/disk/load";
import { entriesOf, entryOf } from "../../src/content/read/entry";
import { formatProblem, formatProblems } from "../../src/model/problem";
import { dueOn } from "../../src/content/publish/due";
import { ContentCopy } from "./content-copy";

const today = "2026-06-15";
const post = "blog/oil-and-dust/index.md";
const postId = "oil-and-dust";
const other = "blog/choosing-a-dial/index.md";
const privacy = "legal/privacy.md";
const service = "services/design.yml";

let content: ContentCopy;
beforeEach(() => {
  content = new ContentCopy();
});

const onSite = (): Content => content.load({ today, drafts: false });
const inDevelop = (): Content => content.load({ today, drafts: true });

const ids = (of: Content, kind: KindName): string[] =>
  entriesOf(of.site.entries, kind).map(({ id }) => id);
const titles = (of: Content, kind: "BlogPost" | "CaseStudy" | "Guide") =>
  entriesOf(of.site.entries, kind).map(({ data }) => data.title);
const told = ({ problems }: Content): string[] => problems.map(formatProblem);

/** Makes an entry of its own file a draft. */
const makeDraft = (file: string) => content.replace(file, /^title:/m, "draft: true\ntitle:");

const dated = (day: string) => content.replace(post, /^date: .*$/m, `date: ${day}`);

const leadsTo = (file: string, to: string, why: string) =>
  content.withPlaces(
    `content/${file}:‹1›  link  "${to}" leads to a page that ${why}; publish that page first, or remove the link until then`,
  );

it("a draft is not on the site, nor in lists that name it or count entries, and is marked in develop", () => {
  const drafts: ["BlogPost" | "Guide" | "CaseStudy", string, string][] = [
    ["BlogPost", post, postId],
    ["Guide", "guides/clock-care/index.md", "clock-care"],
    ["CaseStudy", "case-studies/station-shop/index.yml", "station-shop"],
  ];
  content.write("jobs.yml", "# yaml-language-server: $schema=../schemas/job.json\n[]\n");
  content.replace(
    "pages/services.yml",
    /^listTitle: .*/m,
    'listTitle: "{{Count.services}} of {{count.services}}, {{count.jobs}}"',
  );
  for (const file of [service, ...drafts.map(([, name]) => name)]) makeDraft(file);
  const site = onSite();
  const develop = inDevelop();
  expect(site.site.excluded.map(({ entry, status }) => `${entry.id} ${status}`).sort()).toEqual(
    ["clock-care draft", "design draft", `${postId} draft`, "station-shop draft"].sort(),
  );
  for (const [kind, , id] of drafts) {
    expect(ids(site, kind)).not.toContain(id);
    expect(ids(develop, kind)).toContain(id);
    expect(titles(develop, kind).filter((title) => title.startsWith("Draft · "))).toHaveLength(1);
  }
  const servicesOf = (of: Content) =>
    entriesOf(of.site.entries, "BlogPost").flatMap(({ data }) => data.services);
  expect(servicesOf(site)).not.toContain("design");
  expect(servicesOf(develop)).toContain("design");
  expect(entryOf(site.site.entries, "HomePage")?.data.blog?.posts).not.toContain(postId);
  const counts = (of: Content) => entryOf(of.site.entries, "ServicesPage")?.data.listTitle;
  expect([site, develop].map(counts)).toEqual(["One of one, no", "Two of two, no"]);
});

it("a draft is reported at the place of a link from a page on the site, also to its former address", () => {
  makeDraft(service);
  makeDraft(post);
  content.replace(post, "---\n", "---\naliases: [/blog/oil/]\n");
  content.append(privacy, "See ‹1›[our oils](/blog/oil/#oil).\n");
  content.append("blog/winding-habits/index.md", "See ‹1›[our designs](/services/design/).\n");
  expect(told(onSite())).toEqual(
    expect.arrayContaining([
      leadsTo(privacy, "/blog/oil/#oil", `is a draft (content/${post})`),
      leadsTo(
        "blog/winding-habits/index.md",
        "/services/design/",
        `is a draft (content/${service})`,
      ),
    ]),
  );
  const { problems, warnings } = inDevelop();
  expect(problems).toEqual([]);
  expect(warnings.map(formatProblem)).toEqual([
    content.withPlaces(`content/${privacy}:‹1›  link  /blog/${postId}/ has no anchor "#oil"`),
  ]);
});

it("a draft makes no page of its category, so that a link to that page is reported", () => {
  content.replace("pages/blog.yml", "filterByCategory: false", "filterByCategory: true");
  content.append(privacy, "See ‹1›[drawings](/blog/category/drawing-board/).\n");
  expect(told(onSite())).toEqual([]);
  makeDraft(other);
  expect(told(inDevelop())).toEqual([]);
  expect(told(onSite())).toContain(
    leadsTo(privacy, "/blog/category/drawing-board/", "has nothing published to list"),
  );
});

it.each([
  ["whole", /^#.*/],
  ["half filled", /^title: .*/m],
])("a draft that is %s is reported in a list that names nothing else", (_which, line) => {
  makeDraft(service);
  content.replace(service, line, "# Later");
  content.replace(post, /^services: .*$/m, "services: [‹1›design]");
  expect(told(onSite())).toContain(
    content.withPlaces(
      `content/${post}:‹1›  services[0]  "design" is a draft (content/${service}), and nothing else is named here; name another Service`,
    ),
  );
});

it("a draft may be half filled, which causes warnings and keeps it out of develop too", () => {
  makeDraft(post);
  content.replace(post, /^category: .*$/m, "category: nowhere");
  content.replace(post, /^title: .*$/m, "title: Short");
  content.replace("jobs.yml", "- id: clockmaker", "- id: clockmaker\n  draft: true");
  content.replace("jobs.yml", "department: Studio", "department: S");
  for (const seen of [onSite(), inDevelop()]) {
    // The fault of a position beside a draft is one of the site.
    const faults = seen.problems.filter(({ field }) => field !== "link");
    expect(faults.map(({ field }) => field)).toEqual(["[1].department"]);
    expect(seen.draftProblems.map(({ field }) => field).sort()).toEqual(["category", "title"]);
    expect(ids(seen, "BlogPost")).not.toContain(postId);
    expect(formatProblems(seen.warnings)).toMatch(
      /there is no Category .* \(before this draft is published\)/,
    );
  }
});

it("an article with a future date appears on that day, not before", () => {
  dated("2026-06-16");
  expect(ids(onSite(), "BlogPost")).not.toContain(postId);
  expect(onSite().site.excluded[0]?.status).toBe("scheduled");
  expect(titles(inDevelop(), "BlogPost").join()).toContain("From 2026-06-16 · ");
  dated("2026-06-15");
  expect(ids(onSite(), "BlogPost")).toContain(postId);
  expect(titles(inDevelop(), "BlogPost").join()).not.toContain("From ");
});

it("an article may link to one that appears on the same day, but not on a later one", () => {
  dated("2026-07-01");
  content.append(other, "See ‹1›[the oil](/blog/oil-and-dust/).\n");
  const ofOther = () => told(onSite()).filter((line) => line.startsWith(`content/${other}`));
  expect(ofOther()).toContain(
    leadsTo(other, `/blog/${postId}/`, `is not published before 2026-07-01 (content/${post})`),
  );
  content.replace(other, /^date: .*$/m, "date: 2026-06-30");
  expect(ofOther()).toHaveLength(1);
  content.replace(other, /^date: .*$/m, "date: 2026-07-01");
  expect(ofOther()).toEqual([]);
});

it("a position is on the site on its last day, and gone the day after, in develop too", () => {
  content.replace("jobs.yml", /^ {2}pay: /m, "  closes: 2026-06-15\n  pay: ");
  expect(ids(onSite(), "Job")).toContain("clockmaker");
  content.replace("jobs.yml", "2026-06-15", "2026-06-14");
  expect(ids(onSite(), "Job")).not.toContain("clockmaker");
  expect(ids(inDevelop(), "Job")).not.toContain("clockmaker");
  expect(onSite().site.excluded[0]?.status).toBe("closed");
});

it("a build is due on the days on which an entry or the announcement begins or ends, and on no other", () => {
  dated("2026-06-20");
  content.replace("jobs.yml", /^ {2}pay: /m, "  closes: 2026-06-24\n  pay: ");
  content.append(
    "site.yml",
    `timeZone: Europe/Tallinn
announcement: { text: We are away this week., from: 2026-06-27, to: 2026-06-29 }
`,
  );
  const { site } = onSite();
  const days = Array.from({ length: 16 }, (_, index) => `2026-06-${index + 15}`);
  const due = days.flatMap((day) => dueOn(day, site).map((phrase) => `${day} ${phrase}`));
  expect(due).toEqual([
    `2026-06-20 content/${post}, ${postId} (published)`,
    "2026-06-25 content/jobs.yml, clockmaker (closed)",
    "2026-06-27 the announcement begins",
    "2026-06-30 the announcement ends",
  ]);
});

it("the current day is that of the time zone in the settings", () => {
  jest.useFakeTimers({ now: Date.parse("2026-06-15T12:00:00Z") });
  dated("2026-06-16");
  expect(ids(content.load(), "BlogPost")).not.toContain(postId);
  content.append("site.yml", "timeZone: Pacific/Auckland\n");
  expect(ids(content.load(), "BlogPost")).toContain(postId);
  jest.useRealTimers();
});
