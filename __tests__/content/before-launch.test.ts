/** The open points that the owner must settle before the site goes live. */
import { examplesError, launchWords } from "../../src/content/check/before-launch";
import { formatProblem } from "../../src/model/problem";
import { ContentCopy } from "./content-copy";

let content = new ContentCopy();
beforeEach(() => {
  content = new ContentCopy();
});

/** The open points of the content. Problems fail the test. */
function open(): string[] {
  const { problems, launch } = content.load();
  expect(problems.map(formatProblem)).toEqual([]);
  return launch.map(formatProblem);
}

it("lists every example that is not a draft, and every fact that only the owner knows", () => {
  const study = "case-studies/station-shop/index.yml";
  const made =
    "is made up; write what is true of your firm and remove this line, or remove the entry";
  content.replace("site.yml", /^ {2}vatNumber: .*\n/m, "");
  expect(open()).toEqual([]);
  content.replace(study, /^order:/m, "example: ‹1›true\norder:");
  content.replace("claims.yml", "- id: years\n", "- id: years\n  example: ‹1›true\n");
  content.replace("jobs.yml", /^ {2}title:/m, "  draft: true\n  example: true\n  title:");
  content.replace("site.yml", "  - name: LinkedIn\n", "  - name: LinkedIn\n    example: ‹1›true\n");
  content.replace("site.yml", /^email: .*/m, "email: ‹2›hello@firm.example");
  content.replace("site.yml", /^ {2}street: .*\n/m, "");
  content.replace("site.yml", /^company:\n {2}legalName: .*\n {2}/m, "company:\n  ‹3›");
  content.replace("prices.yml", /^ {2}range: .*\n/m, "");
  content.mark("prices.yml", /id: overhaul/, "‹1›");
  content.everywhere(/^claims\.yml$/, (text) => text.replace(/^ {2}basis: .*\n/gm, ""));
  content.mark("claims.yml", /id: years/, "‹2›");
  expect(open()).toEqual(
    [
      `${study}:‹1›  example  ${made}`,
      `claims.yml:‹1›  [0].example  ${made}`,
      `site.yml:‹1›  social[0].example  ${made}`,
      'site.yml:‹2›  email  "hello@firm.example" reaches nobody; write your own',
      "site.yml:‹3›  company  is missing legalName, street; fill them in before the site goes live, because the law requires them",
      "prices.yml:‹1›  range  is missing for overhaul; give each a range, because visitors see no row without it",
      "claims.yml:‹2›  basis  is missing for years, repairs, accuracy; say what each figure rests on, because readers ask",
    ].map((line) => content.withPlaces(`content/${line}`)),
  );
});

it.each([
  ["https://www.firm.example", "is an example; write the address of your own domain"],
  ["https://firm.netlify.app", "is on a host listed under previewHosts, where pages"],
  ["http://www.firm.com", "is not encrypted; write https://www.firm.com"],
])("says what is wrong with the site address %s", (url, words) => {
  content.replace("site.yml", /^url: .*/m, `url: ‹1›${url}`);
  expect(open()).toEqual([
    expect.stringContaining(content.withPlaces(`content/site.yml:‹1›  url  "${url}" ${words}`)),
  ]);
});

it("lists passages about the law of a country that is not the firm's, with their lines", () => {
  content.append("legal/privacy.md", "\n<!-- law: AD -->\nUnder its law.\n");
  content.replace("legal/privacy.md", /^title:/m, "# law: AD\ntitle:");
  expect(open()).toEqual([]);
  content.replace("site.yml", "country: AD", "country: MC");
  expect(open()).toEqual([
    expect.stringMatching(
      /^content\/legal\/privacy.md:2:1 {2}what follows is the law of Andorra, and the firm is in Monaco; /,
    ),
    expect.stringMatching(
      /^content\/legal\/privacy.md:\d+:1 {2}what follows is the law of Andorra/,
    ),
  ]);
});

it("lists files with amounts in another currency than the firm's", () => {
  expect(open()).toEqual([]);
  content.append("legal/acceptable-use.md", "\nIt costs $20, or $30.\n");
  content.append("prices.yml", "# Such as $20.\n");
  content.append("legal/privacy.md", "\nA fine of £20.\n");
  expect(open()).toEqual([
    expect.stringMatching(
      /acceptable-use\.md:\d+:1 {2}has amounts in \$ \(2\), and the firm counts in £.*; change them, or say there/,
    ),
  ]);
});

it("the open points are listed in full for an online build and for the check, and in one line for a local build", () => {
  content.replace("site.yml", /^email: .*/m, "email: hello@firm.example");
  const { launch } = content.load();
  const [point = ""] = launch.map(formatProblem);
  expect(launchWords(launch, "online")).toMatch(/^Visitors see this from now on:/);
  expect(launchWords(launch, "online")).toContain(point);
  expect(launchWords(launch, "check")).toMatch(/^Before launch:\n.*\n\n1 open point in 1 file$/);
  expect(launchWords(launch, "here")).toContain("npm run content lists them");
});

it("an online build stops on examples, lists them, and says how to publish a demo", () => {
  content.replace("site.yml", /^ {2}street: .*\n/m, "");
  expect(examplesError(content.load().launch)).toBeUndefined();
  content.replace("blog/oil-and-dust/index.md", "title:", "example: true\ntitle:");
  const error = examplesError(content.load().launch) ?? "";
  expect(error).toMatch(/oil-and-dust\/index.md:2:10 {2}example {2}is made up; .*\n\n1 example in/);
  expect(error).toContain("EXAMPLES=shown");
  expect(error).not.toContain("street");
});

it.each([
  ["forms for Netlify", { "webhook: on": "webhook: off", "backup: none": "backup: netlify" }],
  ["analytics for Plausible", { "previewHosts:": "analytics: { tool: plausible }\npreviewHosts:" }],
])("names a service that the processors lack: %s", (named, edits) => {
  for (const [from, to] of Object.entries(edits)) content.replace("site.yml", from, to);
  expect(open()[0]).toContain(`processors.yml:1:1  lists no service with the role ${named}`);
});

it("asks for what consumers must be told once they may buy", () => {
  content.replace("site.yml", "previewHosts:", "consumers: true\npreviewHosts:");
  expect(open().join("\n")).toContain("there is no content/legal/consumers.md");
});
