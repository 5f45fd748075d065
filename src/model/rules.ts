/**
 * The rules of the check. A rule stops a build only where the page would be wrong and no reading of the words is
 * plausible. What is doubtful warns; what can be shown rightly is shown, and has no rule.
 */

/** The end of a Markdown text, or a replacement in a file; an empty `from` stands for the whole file. */
export type Example = string | readonly [file: string, from: string, to: string];

interface Rule {
  /** Whether it stops a build and a save; otherwise it warns. */
  stops: boolean;
  why: string;
  /** An example that it reports. */
  names: Example;
  /** An example near that one, which it lets pass. */
  lets: Example;
}

const define = <Id extends string>(table: Record<Id, Rule>): Record<Id, Rule> => table;

const post = "blog/oil-and-dust/index.md";

const fair = "---\ntitle: The fair\nlead: Bring a clock that stands still.\n---\n\nWords.\n";

export const rules = define({
  "file-name": {
    stops: true,
    why: "The page or picture would have an address that does not work.",
    names: ["own-pages/Our Fair.md", "", ""],
    lets: ["own-pages/our-fair.md", "", ""],
  },
  "file-unknown": {
    stops: true,
    why: "Somebody has written a page that would not be on the site.",
    names: ["page/about.yml", "", "hero: {}\n"],
    lets: ["notes.txt", "", "hero: {}\n"],
  },
  "file-unused": {
    stops: false,
    why: "The file may wait for its text, and no page is wrong with it.",
    names: ["blog/next/cover.jpg", "", ""],
    lets: ["blog/next/.DS_Store", "", ""],
  },
  "file-unlinked": {
    stops: false,
    why: "It may wait for its link, and whoever knows its address can read it already.",
    names: ["blog/oil-and-dust/prices (1).xlsx", "", ""],
    lets: ["blog/oil-and-dust/~$prices.xlsx", "", ""],
  },
  "file-missing": {
    stops: true,
    why: "A page, or a part of one, would have no content.",
    names: ["path.yml", "", "[]\n"],
    lets: ["jobs.yml", "", "[]\n"],
  },
  "file-letters": {
    stops: true,
    why: "Letters are lost already, and pages would show � in their place.",
    names: "A caf\uFFFD.",
    lets: "A cafe\u0301.",
  },
  yaml: {
    stops: true,
    why: "Nobody can tell which field has which value.",
    names: ["own-pages/fair.md", "", "title: The fair\n\nWords.\n"],
    lets: ["own-pages/fair.md", "", fair.replace("\n---\n\n", "\n...\n\n")],
  },
  "yaml-words": {
    stops: false,
    why: "Words that YAML drops may be a comment, and lines that it joins one text.",
    names: ["perks.yml", "title: ", "title: We are #1 of "],
    lets: ["perks.yml", "title: ", "title: We are 1 of "],
  },
  field: {
    stops: true,
    why: "A page could not show the value, or would leave it out.",
    names: ["perks.yml", "title: ", "titel: "],
    lets: ["perks.yml", "title: ", "title:   "],
  },
  fact: {
    stops: true,
    why: "Visitors would read the name of a fact, or a gap in its place.",
    names: "Write to {{site.mail}}.",
    lets: "Write to {{site.email}}.",
  },
  braces: {
    stops: false,
    why: "The text may be about templates.",
    names: "Dear {{first_name}}.",
    lets: "Dear `{{first_name}}`.\n\n```\n{{#if first_name}}\n```",
  },
  placeholder: {
    stops: true,
    why: "Visitors would read words for the author.",
    names: "Replace this text.",
    lets: "Replace this spring.",
  },
  sample: {
    stops: false,
    why: "An article may be about these very words.",
    names: "It costs more.[^1]\n\n[^1]: The text of the footnote.",
    lets: "It costs more.[^1]\n\n[^1]: The text of the contract says so.",
  },
  reference: {
    stops: true,
    why: "A page needs the entry that the field names.",
    names: [post, "services: [repair]", "services: [repairs]"],
    lets: [post, "services: [repair]", "services: [design]"],
  },
  repeated: {
    stops: false,
    why: "Pages show both, and only the order, search results or old links suffer.",
    names: [post, "services: [repair]", "services: [repair, repair]"],
    lets: [post, "services: [repair]", "services: [repair, design]"],
  },
  unique: {
    stops: true,
    why: "Two entries cannot have one id, nor two pages one address.",
    names: ["own-pages/blog.md", "", fair],
    lets: ["own-pages/weblog.md", "", fair],
  },
  redirect: {
    stops: true,
    why: "Visitors would not be led anywhere, or in a circle.",
    names: ["redirects.yml", "id: /old/repair.html", "id: /services/repair/"],
    lets: ["redirects.yml", "id: /old/repair.html", "id: /old/"],
  },
  link: {
    stops: true,
    why: "Visitors would see “not found”, or nothing at all.",
    names: "[Here](/nowhere/).",
    lets: "[Here](https://example.com/price%20list), [there](/contact/).",
  },
  "link-detour": {
    stops: false,
    why: "The link leads to the page all the same.",
    names: "[Here](http://example.com/), [there](/services), [above](#nowhere).",
    lets: '[Here](https://example.com/), [there](/services/), [below](#end).\n\n<a id="end"></a>End.',
  },
  "link-part-off": {
    stops: false,
    why: "Visitors see the words of the link, and the sentence may be right without it.",
    names: ["site.yml", "name:", "parts: { careers: off }\nname:"],
    lets: ["site.yml", "name:", "parts: { careers: on }\nname:"],
  },
  picture: {
    stops: true,
    why: "The page would show a gap, or tell another host about its visitors.",
    names: "![A dial](dial.jpg)",
    lets: '<img src="cover.jpg" alt="A dial" width="300">',
  },
  "picture-words": {
    stops: false,
    why: "A picture that only adorns needs no description.",
    names: "![](cover.jpg)",
    lets: "![A dial](cover.jpg)",
  },
  conflict: {
    stops: true,
    why: "The page would show two versions and the marks between them.",
    names: "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> branch",
    lets: "```\n<<<<<<< HEAD\n```",
  },
  unclosed: {
    stops: true,
    why: "The rest of the text would be hidden, or shown as code.",
    names: "Words.\n\n<!-- ask",
    lets: "Words.\n\n<!-- ask -->",
  },
  "private-note": {
    stops: true,
    why: "Visitors would read a note that its program hides.",
    names: "Fair. %%ask the owner%%",
    lets: "It costs 5%% of 100%%.",
  },
  element: {
    stops: true,
    why: "Browsers would not show it, or it could harm visitors.",
    names: "Type <your name> here.",
    lets: "<center>Type your <b>name</b> here.</center>",
  },
  chart: {
    stops: true,
    why: "It could not be drawn.",
    names: "```chart\ntype: pie\n```",
    lets: "```\ntype: pie\n```",
  },
  "html-open": {
    stops: false,
    why: "Browsers end it where its text ends, which may be meant.",
    names: "<details><summary>More</summary>\n\nWords.",
    lets: "<p>Words.",
  },
  "html-attribute": {
    stops: false,
    why: "The site has its own styles, and shows the words without it.",
    names: '<p align="center" class="lead">Words.</p>',
    lets: '<p lang="de">Worte.</p>',
  },
  "html-markdown": {
    stops: false,
    why: "The signs may be meant as such.",
    names: "<div>\n**Words.**\n</div>",
    lets: "<div>\n\n**Words.**\n\n</div>",
  },
  mark: {
    stops: false,
    why: "The signs would be shown, which may be meant.",
    names: "The ==best== of it.",
    lets: "- **Quay**: [where](/contact/): `ships` are",
  },
  "lost-sign": {
    stops: false,
    why: "Markdown may drop a sign of a path, a name or a formula.",
    names: "In \\\\harbour\\new, __init__.py and \\(\\sqrt{2}\\).",
    lets: "In `\\\\harbour\\new`, `__init__.py` and 2*3*4.",
  },
  reading: {
    stops: false,
    why: "A line that begins a list, code or a heading may be meant to, and one that does not, not.",
    names: "It costs 40\n- 5 for members",
    lets: "It costs:\n- 40\n- 5 for members",
  },
  table: {
    stops: false,
    why: "A further cell may be meant, and its column has no head.",
    names: "| One |\n| --- |\n| 1 | 2 |",
    lets: "| One | Two |\n| --- | --- |\n| 1 | 2 |",
  },
  unused: {
    stops: false,
    why: "An address or a note that no word names may be left for later.",
    names: "[Quay]: https://example.com/",
    lets: "The [old\nQuay].\n\n[OLD quay]: https://example.com/",
  },
  sum: {
    stops: false,
    why: "A figure may be rounded, or count something else.",
    names: "It is 5 × 400 = 2,100.",
    lets: "It is 5 × 400 = 2,000.",
  },
  launch: {
    stops: false,
    why: "Only the owner knows what is true, and when visitors come.",
    names: ["site.yml", "url: https:", "url: http:"],
    lets: ["site.yml", "www.example.com", "www.clocks.com"],
  },
  example: {
    stops: false,
    why: "A preview may show it; only an online build stops.",
    names: ["site.yml", "name:", "example: true\nname:"],
    lets: ["site.yml", "name:", "example: false\nname:"],
  },
  unread: {
    stops: false,
    why: "The text may suit the new tool or film as it is, which only a reader can tell.",
    names: ["legal/cookies.md", "order:", "writtenFor: [Matomo]\norder:"],
    lets: ["legal/cookies.md", "order:", "order: "],
  },
  "privacy-gap": {
    stops: false,
    why: "The policy may say it in other words.",
    names: ["legal/privacy.md", "last name, ", ""],
    lets: ["legal/privacy.md", "last name, ", "the last name, "],
  },
  length: {
    stops: false,
    why: "Search results cut the end off, and the page is right.",
    names: [
      "legal/privacy.md",
      "title:",
      `seo: { description: "${"Long ".repeat(40)}words" }\ntitle:`,
    ],
    lets: [
      "legal/privacy.md",
      "title:",
      "seo: { description: Short words about what this legal text of the firm says. }\ntitle:",
    ],
  },
  unlisted: {
    stops: false,
    why: "The page is right, and hard to find.",
    names: ["resources.yml", "/guides/clock-care/", "/guides/"],
    lets: ["resources.yml", "Caring for", "The care of"],
  },
});

/** The warnings of `project` are about files beside the content. */
export type RuleId = keyof typeof rules | "project";

export const stops = ({ rule }: { rule: RuleId }): boolean =>
  rule !== "project" && rules[rule].stops;
