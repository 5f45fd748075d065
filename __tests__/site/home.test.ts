/** The home page: nine sections in the order of spec §1, each with what belongs in it. */
import { all, oneSpace, only, pageAt } from "../support/site";

describe("the home page", () => {
  const page = pageAt("/");
  const home = only("HomePage");
  const { $ } = page;

  test("has nine sections in the order of the spec, each under its heading", () => {
    const headings = $("main > section")
      .toArray()
      .map((section) => $(section).find("h1, h2").first().text());
    expect(headings).toEqual([
      only("SiteSettings").tagline,
      home.services.intro.title,
      home.about.intro.title,
      home.process.intro.title,
      home.engine.intro.title,
      home.cases.intro.title,
      home.integrations.intro.title,
      home.blog.intro.title,
      home.contact.title,
    ]);
  });

  test("opens with the tagline of the spec", () => {
    expect($("h1").text()).toBe("We Architect Profitable Growth");
  });

  const sectionOf = (title: string): string => {
    const section = $("main > section").filter(
      (_, each) => $(each).find("h1, h2").first().text() === title,
    );
    return oneSpace(section.text());
  };

  test.each<[string, string, number, string[][]]>([
    [
      "services",
      home.services.intro.title,
      8,
      all("Service").map(({ data }) => [
        data.title,
        data.description,
        ...data.features,
        `Learn more about ${data.title}`,
      ]),
    ],
    [
      "values",
      home.about.intro.title,
      4,
      all("Value").map(({ data }) => [data.title, data.description]),
    ],
    [
      "steps",
      home.process.intro.title,
      5,
      all("ProcessStep").map(({ data }) => [data.title, data.duration, data.outcome]),
    ],
    [
      "case teasers",
      home.cases.intro.title,
      3,
      all("CaseTeaser").map(({ data }) => [
        data.metric,
        data.metricLabel,
        data.timeline,
        data.description,
        ...data.results,
        ...data.highlights,
        all("Industry").find(({ id }) => id === data.industry)?.data.title ?? "no industry",
        "View Full Case Study",
      ]),
    ],
    [
      "integrations",
      home.integrations.intro.title,
      16,
      all("Integration").map(({ data }) => [
        data.name,
        all("IntegrationCategory").find(({ id }) => id === data.category)?.data.title ??
          "no category",
      ]),
    ],
    [
      "articles",
      home.blog.intro.title,
      3,
      home.blog.posts.map((id) => {
        const post = all("BlogPost").find((each) => each.id === id)?.data;
        return [
          post?.title ?? `no ${id}`,
          post?.excerpt ?? "",
          `${post?.readTime} `,
          post?.author ?? "",
        ];
      }),
    ],
  ])("shows its %s", (_, title, count, entries) => {
    expect(entries).toHaveLength(count);
    const shown = sectionOf(title);
    expect(entries.flat().filter((text) => !shown.includes(text))).toEqual([]);
  });

  test("teases the three articles of the spec, of 8, 12 and 15 minutes, in its order", () => {
    const links = $('main a[href^="/blog/"]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? "");
    expect([...new Set(links)]).toEqual([
      "/blog/hidden-profit-leaks-ecommerce/",
      "/blog/ai-inventory-forecasting-guide/",
      "/blog/profit-dashboards-make-airtable/",
      "/blog/",
    ]);
    const minutes = [...sectionOf(home.blog.intro.title).matchAll(/(\d+) min/g)].map(
      ([, found]) => found,
    );
    expect(minutes).toEqual(["8", "12", "15"]);
  });

  test("draws the engine from data to results", () => {
    const shown = sectionOf(home.engine.intro.title);
    const order = [
      ...home.engine.inputs.map(({ title }) => title),
      home.engine.processing.title,
      ...home.engine.outputs.map(({ title }) => title),
    ].map((title) => shown.indexOf(title));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test("has every call of the spec as a link", () => {
    const links = $("main a")
      .toArray()
      .map((element) => `${oneSpace($(element).text())} > ${element.attribs.href}`);
    for (const label of [
      "Book Your Profit Strategy Call",
      "Start Your Profit Audit",
      "Discuss Custom Integration",
    ])
      expect(links).toContain(`${label} > /contact/`);
    expect(links.filter((link) => link.startsWith("Book Your Profit Strategy Call"))).toHaveLength(
      3,
    );
    expect(links).toContain("View All Insights > /blog/");
  });
});
