/** The content as it stands says what spec.md and readings.md ask of it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { KindName } from "../../src/content/kinds";
import { entriesOf, loadContent, loadTokens } from "../../src/content/load";
import { realTexts } from "./content-copy";
import { specOptions } from "../support/spec-options";

const content = loadContent(path.resolve(__dirname, "../../content"));

const all = <Name extends KindName>(kind: Name) => entriesOf(content, kind);

/** The data of a kind whose copy is one file. */
function only<Name extends KindName>(kind: Name) {
  const [entry] = all(kind);
  if (!entry) throw new Error(`There is no ${kind}`);
  return entry.data;
}

/** Entries of a kind that have a place of their own, in the order of the page. */
const inOrder = <Entry extends { data: { order: number } }>(entries: Entry[]): Entry[] =>
  [...entries].sort((a, b) => a.data.order - b.data.order);

const calls = new Map(all("CallToAction").map(({ id, data }) => [id, data]));

it("has no mistake", () => {
  expect(content.problems).toEqual([]);
});

it("shows the same facts in a worker process, which reads nothing but them", () => {
  expect(loadTokens(path.resolve(__dirname, "../../content"))).toEqual(content.tokens);
});

describe("the number of entries (spec §2 and §3)", () => {
  it.each<[KindName, number]>([
    ["Service", 8],
    ["CaseStudy", 6],
    ["CaseTeaser", 3],
    ["BlogPost", 9],
    ["Category", 6],
    ["Integration", 16],
    ["IntegrationCategory", 11],
    ["ProcessStep", 5],
    ["Testimonial", 2],
    ["Tool", 4],
    ["Guide", 3],
    ["Calculator", 3],
    ["ResourceGroup", 3],
    ["Job", 3],
    ["Perk", 6],
    ["Value", 4],
    ["ImpactItem", 4],
    ["LegalDocument", 4],
    ["Industry", 6],
  ])("of %s is %i", (kind, count) => {
    expect(all(kind)).toHaveLength(count);
  });
});

describe("the claims of spec §1", () => {
  it("stand in claims.yml, each with the value of the spec", () => {
    expect(Object.fromEntries(all("Claim").map(({ id, data }) => [id, data.value]))).toEqual({
      experience: "20+",
      projectsDelivered: "200+",
      revenueGenerated: "$15M+",
      clientRetention: "95%",
      avgProfitIncrease: "30%",
      automatedSystems: "24/7",
      clientSatisfaction: "99%",
      happyClients: "50+",
      processAutomation: "68%",
      implementation: "4-8 months",
      marginIncrease: "15-40%",
    });
  });

  const elsewhere = realTexts().filter(({ name }) => name !== "claims.yml");

  // A bare percentage is a claim only where its measure stands beside it: 95% is also a confidence level.
  it.each([
    ["20+", /(?<![\w.,$])20\+/],
    ["200+", /(?<![\w.,$])200\+/],
    ["$15M+", /\$15M/],
    ["95% client retention", /\b95% (of )?(client|customer)s? retention/i],
    ["30% average profit increase", /\b30% (average|more|higher|profit)/i],
    ["99% client satisfaction", /\b99% (of )?(client|customer|satisf)/i],
    ["50+", /(?<![\w.,$])50\+/],
    ["68% process automation", /\b68% (average|of (tasks|processes|work)|process|automat)/i],
    ["4-8 months", /\b4\s*(-|–|to)\s*8 months/i],
    ["15-40%", /\b15\s*(-|–|to)\s*40\s*%/],
  ])("%s is written in no other file", (_claim, pattern) => {
    expect(elsewhere.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it("are shown as the cumulative impact of readings.md, in its order", () => {
    expect(all("ImpactItem").map(({ data }) => data.claim)).toEqual([
      "revenueGenerated",
      "avgProfitIncrease",
      "processAutomation",
      "implementation",
    ]);
  });

  it("are each shown somewhere", () => {
    const shown = elsewhere.map(({ text }) => text).join("\n");
    const unused = all("Claim").filter(({ id }) => !new RegExp(`\\b${id}\\b`).test(shown));
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});

it("the firm's name is written in site.yml alone", () => {
  const { name } = only("SiteSettings");
  const naming = realTexts().filter(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
  expect(naming.map((file) => file.name)).toEqual(["site.yml"]);
});

describe("the identity of the site", () => {
  // Name, address and e-mail are the owner's to change, in that one file.
  it("has the facts of the spec", () => {
    expect(only("SiteSettings")).toMatchObject({
      tagline: "We Architect Profitable Growth",
      city: "Tallinn",
      country: "Estonia",
      replyTime: "24 hours",
      consultationLength: "15-minute",
      copyrightYear: 2024,
      sendSourceWithForms: false,
    });
  });

  it("counts loopback and the two hosts as previews", () => {
    expect(only("SiteSettings").previewHosts).toEqual(
      expect.arrayContaining(["netlify.app", "gatsbyjs.io", "localhost", "127.0.0.1", "[::1]"]),
    );
  });

  it("promises a reply, a free audit and a free consultation in the footer", () => {
    expect(only("Navigation").footer.promises).toEqual([
      "Reply within 24 hours",
      "Free profit audit",
      "Free consultation",
    ]);
  });
});

describe("navigation (spec §2)", () => {
  it("has the entries of the top bar", () => {
    const { services, about, links, call } = only("Navigation");
    expect(services).toEqual({
      label: "Services",
      all: { label: "View All Services →", to: "/services/" },
      mobileCount: 4,
    });
    expect(about.label).toBe("About");
    expect(about.entries.map(({ title, to }) => [title, to])).toEqual([
      ["Our Story", "/about/"],
      ["Our Process", "/process/"],
      ["Careers", "/about/careers/"],
    ]);
    expect(links).toEqual([
      { label: "Case Studies", to: "/case-studies/" },
      { label: "Blog", to: "/blog/" },
    ]);
    expect(call).toEqual({ label: "Book a Call", to: "/contact/" });
  });

  it("leads from the footer to every service and every policy", () => {
    const links = only("Navigation").footer.columns.flatMap((column) =>
      column.links.map(({ to }) => to),
    );
    expect(links).toEqual(
      expect.arrayContaining([
        ...all("Service").map(({ id }) => `/services/${id}/`),
        ...all("LegalDocument").map(({ id }) => `/legal/${id}/`),
      ]),
    );
  });
});

describe("services", () => {
  it("have the titles of the spec at the addresses of readings.md, in its order", () => {
    expect(inOrder(all("Service")).map(({ id, data }) => [id, data.title])).toEqual([
      ["profit-optimization", "Profit & Margin Optimisation"],
      ["growth-automation", "Lifecycle & Growth Automation"],
      ["conversion-optimization", "CRO & Funnel Engineering"],
      ["ai-automation", "AI & Automation Systems"],
      ["data-integration", "Data & ERP Sync"],
      ["development", "Web & App Development"],
      ["low-code", "Low-Code Solutions"],
      ["analytics", "Analytics & Dashboards"],
    ]);
  });

  const figuresOf = (id: string) =>
    all("Service")
      .find((service) => service.id === id)
      ?.data.figures.map(({ value }) => value);

  it.each([
    ["growth-automation", ["47%", "23%", "65%"]],
    ["data-integration", ["80%", "95%", "60%", "24/7"]],
    ["low-code", ["75%", "60%", "90%", "48hr"]],
    ["analytics", ["5x", "23%", "40%", "15%"]],
    ["profit-optimization", []],
    ["conversion-optimization", []],
    ["ai-automation", []],
    ["development", []],
  ])("%s has the headline figures %j", (id, figures) => {
    expect(figuresOf(id)).toEqual(figures);
  });

  it("name what the lifecycle figures measure", () => {
    const service = all("Service").find(({ id }) => id === "growth-automation");
    expect(service?.data.figures.map(({ label }) => label.toLowerCase())).toEqual([
      expect.stringContaining("lifetime value"),
      expect.stringContaining("retention"),
      expect.stringContaining("time saving"),
    ]);
  });

  it.each([
    ["profit-optimization", "profit_audit", "start_audit"],
    ["conversion-optimization", "cro_optimize", "optimize_funnels"],
    ["ai-automation", "ai_automation_implement", "implement_ai"],
    ["development", "development_build", "build_platform"],
    ["analytics", "analytics_dashboard", "build_dashboard"],
    ["growth-automation", "growth_automation_launch", "launch_automation"],
    ["data-integration", "data_integration_sync", "sync_data"],
    ["low-code", "low_code_prototype", "prototype_solution"],
  ])("%s leads to the contact page with the topic %s and the action %s", (id, topic, action) => {
    const call = calls.get(all("Service").find((service) => service.id === id)?.data.call ?? "");
    expect(call).toMatchObject({
      to: "/contact/",
      topic,
      event: { name: "service_cta_click", action },
    });
    expect(call?.message).toBeTruthy();
    expect(call?.needs).toBeTruthy();
  });

  it("lead back to the overview with view_services", () => {
    expect(calls.get("view_services")).toMatchObject({
      to: "/services/",
      event: { name: "service_cta_click", action: "view_services" },
    });
  });

  it("are introduced by the words of the spec", () => {
    expect(only("ServicesPage").cardLabel).toBe("Learn more about");
    expect(only("ServicesPage").claims).toHaveLength(4);
    expect(only("ServicesPage").closing.link.to).toBe("/case-studies/");
    expect(only("ServicesPage").consultation).toContain("15-minute consultation");
  });
});

describe("calls to action of the home page (spec §2)", () => {
  it.each([
    ["hero", "hero_primary", "Book Your Profit Strategy Call", "primary", "hero"],
    ["services", "services_audit", "Start Your Profit Audit", "audit", "services"],
    [
      "process",
      "process_strategy_call",
      "Book Your Profit Strategy Call",
      "strategy_call",
      "process",
    ],
    [
      "cases",
      "case_studies_strategy_call",
      "Book Your Profit Strategy Call",
      "strategy_call",
      "case_studies",
    ],
  ] as const)("%s: %s", (section, source, label, type, place) => {
    expect(only("HomePage")[section].call).toBe(source);
    expect(calls.get(source)).toMatchObject({
      label,
      to: "/contact/",
      source,
      event: { name: "cta_click", cta_type: type, cta_location: place },
    });
  });

  it("hand over messages about a profit audit and about growth infrastructure needs", () => {
    expect(calls.get("services_audit")?.message).toContain("interested in a profit audit");
    expect(calls.get("process_strategy_call")?.message).toContain("growth infrastructure needs");
    expect(calls.get("case_studies_strategy_call")?.message).toContain(
      "growth infrastructure needs",
    );
  });

  it("lead from a teaser to the case studies", () => {
    expect(calls.get(only("HomePage").cases.cardCall)).toEqual(
      expect.objectContaining({
        label: "View Full Case Study",
        to: "/case-studies/",
        event: { name: "case_study_click", cta_location: "case_studies" },
      }),
    );
  });

  it("lead from the integrations to the contact page", () => {
    expect(calls.get(only("HomePage").integrations.call)).toMatchObject({
      label: "Discuss Custom Integration",
      to: "/contact/",
      source: "integrations_custom",
    });
  });

  it("name the links of the blog", () => {
    const { readLabel, link, posts } = only("HomePage").blog;
    expect(readLabel).toBe("Read Article");
    expect(link).toEqual({ label: "View All Insights", to: "/blog/" });
    expect(posts).toEqual([
      "hidden-profit-leaks-ecommerce",
      "ai-inventory-forecasting-guide",
      "profit-dashboards-make-airtable",
    ]);
  });

  it("apply for a job with Apply Now and for a tool with Use Tool", () => {
    expect(calls.get(only("CareersPage").call)).toMatchObject({
      label: "Apply Now",
      to: "/contact/",
    });
    expect(calls.get(only("ToolsPage").call)).toMatchObject({ label: "Use Tool", to: "/contact/" });
    expect(only("ToolsPage").comingSoonLabel).toBe("Coming Soon");
  });
});

describe("the process (spec §9)", () => {
  it("has five steps with their durations", () => {
    expect(all("ProcessStep").map(({ data }) => [data.title, data.duration])).toEqual([
      ["Audit", "1-2 weeks"],
      ["Automate", "2-3 weeks"],
      ["Build", "4-8 weeks"],
      ["Track", "1-2 weeks"],
      ["Scale", "Ongoing"],
    ]);
  });

  it.each([
    ["audit", "15-30% margin improvement"],
    ["automate", "40-60% fewer manual tasks"],
    ["scale", "20-40% profit growth"],
  ])("%s has the outcome %s", (id, outcome) => {
    expect(all("ProcessStep").find((step) => step.id === id)?.data.outcome).toContain(outcome);
  });
});

describe("case studies", () => {
  it("run 6, 4, 8, 10, 7 and 5 months, one for each industry of the spec", () => {
    const industries = new Map(all("Industry").map(({ id, data }) => [id, data.title]));
    expect(
      inOrder(all("CaseStudy")).map(({ data }) => [industries.get(data.category), data.months]),
    ).toEqual([
      ["Fashion DTC", 6],
      ["Health & Wellness", 4],
      ["Home & Garden", 8],
      ["Manufacturing", 10],
      ["Retail", 7],
      ["Professional Services", 5],
    ]);
  });

  it("say 6 months in the first one's text too", () => {
    const [first] = inOrder(all("CaseStudy"));
    const text = `${first?.data.description} ${first?.data.challenge} ${first?.data.solution}`;
    expect(text).toContain("6 months");
    expect(text).not.toContain("8 months");
  });

  it("are told on the home page with metric and weeks", () => {
    expect(
      all("CaseTeaser").map(({ data }) => [
        data.industry,
        data.metric,
        data.metricLabel.toLowerCase(),
        data.timeline,
      ]),
    ).toEqual([
      ["fashion-dtc", "+47%", "profit margin", "8 weeks"],
      ["health-wellness", "+180%", "customer ltv", "12 weeks"],
      ["home-garden", "+220%", "revenue growth", "16 weeks"],
    ]);
  });
});

describe("articles", () => {
  const newestFirst = [...all("BlogPost")].sort((a, b) => b.data.date.localeCompare(a.data.date));

  it("begin with the three of the spec, with 8, 12 and 15 minutes", () => {
    expect(newestFirst.slice(0, 3).map(({ id, data }) => [id, data.readTime])).toEqual([
      ["hidden-profit-leaks-ecommerce", 8],
      ["ai-inventory-forecasting-guide", 12],
      ["profit-dashboards-make-airtable", 15],
    ]);
  });

  it("are of six categories with the titles of the spec, each with an article", () => {
    expect(all("Category").map(({ data }) => data.title)).toEqual([
      "Profit Optimization",
      "AI & Automation",
      "Low-Code Solutions",
      "Growth Strategy",
      "Case Studies",
      "Data Integration",
    ]);
    expect(new Set(newestFirst.map(({ data }) => data.category))).toEqual(
      new Set(all("Category").map(({ id }) => id)),
    );
    expect(only("BlogPage")).toMatchObject({ allLabel: "All", filterByCategory: false });
  });

  it.each(newestFirst.map((post) => [post.id, post] as const))(
    "%s is of August to December 2024, takes 8 to 16 minutes, and draws a chart",
    (_id, { data, file }) => {
      expect(data.date).toMatch(/^2024-(08|09|10|11|12)-\d\d$/);
      expect(data.readTime).toBeGreaterThanOrEqual(8);
      expect(data.readTime).toBeLessThanOrEqual(16);
      expect(readFileSync(file, "utf8")).toMatch(/^```chart$/m);
    },
  );

  it("are on different days, so that their order is certain", () => {
    expect(new Set(newestFirst.map(({ data }) => data.date)).size).toBe(newestFirst.length);
  });

  it.each([...all("BlogPost"), ...all("Guide")].map((entry) => [entry.file, entry] as const))(
    "%s has words for its minutes, at 200 to 230 a minute",
    (_file, { data, markdown }) => {
      const pace = (markdown?.words ?? 0) / data.readTime;
      expect(pace).toBeGreaterThanOrEqual(200);
      expect(pace).toBeLessThanOrEqual(230);
    },
  );

  it("come with a weekly newsletter that can be left at any time", () => {
    const { lead, submit } = only("BlogPage").newsletter;
    expect(lead).toMatch(/weekly/i);
    expect(lead).toContain("unsubscribe at any time");
    expect(submit).toBe("Subscribe");
  });
});

describe("integrations", () => {
  it("use every category of the spec", () => {
    expect(all("IntegrationCategory").map(({ data }) => data.title)).toEqual([
      "Ecommerce",
      "ERP",
      "Manufacturing",
      "Marketing",
      "Analytics",
      "Automation",
      "Database",
      "Design",
      "AI",
      "Payments",
      "Finance",
    ]);
    expect(new Set(all("Integration").map(({ data }) => data.category))).toEqual(
      new Set(all("IntegrationCategory").map(({ id }) => id)),
    );
  });

  it("are the sixteen of the issue", () => {
    expect(all("Integration").map(({ data }) => data.name)).toEqual(
      "Shopify, WooCommerce, Oracle NetSuite, Odoo, Katana, Klaviyo, HubSpot, Google Analytics 4, Make, Zapier, Airtable, Figma, OpenAI, Anthropic Claude, Stripe, Xero".split(
        ", ",
      ),
    );
  });
});

describe("people and places", () => {
  it("has the salaries of the spec", () => {
    expect(all("Job").map(({ data }) => data.salary)).toEqual([
      "$90k-$120k",
      "$100k-$140k",
      "$80k-$100k",
    ]);
  });

  it("has four values", () => {
    expect(all("Value").map(({ data }) => data.title)).toEqual([
      "Excellence",
      "Collaboration",
      "Innovation",
      "Passion",
    ]);
  });

  it("has testimonials of five stars", () => {
    expect(all("Testimonial").map(({ data }) => data.rating)).toEqual([5, 5]);
  });
});

describe("resources", () => {
  it("has two tools that are available and two that are coming soon", () => {
    expect(inOrder(all("Tool")).map(({ data }) => data.status)).toEqual([
      "Available",
      "Available",
      "Coming Soon",
      "Coming Soon",
    ]);
  });

  it("lists every tool, guide and calculator once, by its title", () => {
    const listed = all("ResourceGroup").flatMap(({ data }) =>
      data.resources.map(({ type, link, name }) => `${type} ${link} ${name}`),
    );
    const titles = (kind: "Tool" | "Guide" | "Calculator") =>
      inOrder(all(kind)).map(
        ({ id, data }) => `${kind} /${kind.toLowerCase()}s/${id}/ ${data.title}`,
      );
    const expected = [...titles("Tool"), ...titles("Guide"), ...titles("Calculator")];
    expect([...listed].sort()).toEqual([...expected].sort());
  });

  it("leads to the free audit", () => {
    expect(only("ResourcesPage").audit.link.to).toBe("/resources/audit/");
  });
});

describe("the contact form (spec §3)", () => {
  const { form } = only("ContactPage");

  it("offers the revenue options of the spec", () => {
    expect(form.revenueOptions.map(({ value }) => value)).toEqual(specOptions.revenue);
  });

  it("offers the needs options of the spec", () => {
    expect(form.needsOptions.map(({ value }) => value)).toEqual(specOptions.needs);
  });

  it("stands beside the promise of a reply within 24 hours", () => {
    expect(only("ContactPage").promise).toContain("within 24 hours");
  });
});

it("the page for unknown addresses has the words of the spec", () => {
  expect(only("NotFoundPage")).toMatchObject({
    title: "Oops! Page not found",
    home: { to: "/" },
    postTitle: "Post Not Found",
    postLead: "The blog post you're looking for doesn't exist.",
    postLink: { label: "Back to Blog", to: "/blog/" },
  });
});

describe("legal texts", () => {
  it("were last changed in January 2024", () => {
    expect(inOrder(all("LegalDocument")).map(({ id }) => id)).toEqual([
      "privacy",
      "terms",
      "cookies",
      "acceptable-use",
    ]);
    for (const { data } of all("LegalDocument")) expect(data.lastUpdated).toMatch(/^2024-01-\d\d$/);
  });

  it("give the address of the Estonian authority and the fields of the form in the privacy policy", () => {
    const privacy = readFileSync("content/legal/privacy.md", "utf8");
    expect(privacy).toContain("Andmekaitse Inspektsioon");
    expect(privacy).toContain("Tatari 39, 10134 Tallinn");
    for (const field of [
      /first name/i,
      /last name/i,
      /email/i,
      /company/i,
      /revenue/i,
      /message/i,
      /timestamp/i,
    ])
      expect(privacy).toMatch(field);
  });
});

describe("the cookie policy", () => {
  const sources = [
    ...readdirSync("src", { recursive: true, encoding: "utf8" }).map((name) => `src/${name}`),
    ...readdirSync("."),
  ]
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(name, "utf8") }));

  /** The keys a source may store: written in place, as a constant beside it, or handed over by the forms. */
  function keysOf({ name, text }: { name: string; text: string }): string[] {
    return [
      ...text.matchAll(/(?:local|session)Storage\.(?:get|set|remove)Item\(\s*([^,)]+)/g),
    ].flatMap(([, given = ""]) => {
      const identifier = given.replace(/^"\$\{(\w+)\}"$/, "$1").trim();
      const literal = /^["'`]([^"'`$]+)["'`]$/.exec(identifier)?.[1];
      const constant = new RegExp(`const ${identifier.replace(/\W/g, "")} = "([^"]+)"`).exec(
        text,
      )?.[1];
      if (literal ?? constant) return [literal ?? constant ?? ""];
      if (name === "src/forms/draft.ts" && identifier === "key")
        return sources.flatMap((source) =>
          [...source.text.matchAll(/draftKey[:=] ?"([^"]+)"/g)].map(([, key]) => key ?? ""),
        );
      throw new Error(`${name} stores under ${given}, which this test cannot follow`);
    });
  }

  const stored = [...new Set(sources.flatMap(keysOf))].sort();

  it("is checked against the keys that the code is known to store", () => {
    expect(stored).toEqual(expect.arrayContaining(["contact-draft", "newsletter-draft", "theme"]));
  });

  it.each(stored)("has a line for %s in its table", (key) => {
    const policy = readFileSync("content/legal/cookies.md", "utf8");
    expect(policy).toMatch(new RegExp(`^\\| \`${key}\` \\| (Local|Session) storage \\|`, "m"));
  });
});

describe("the sitemap's rules (spec §9)", () => {
  it("run from 1.0 for the home page down to 0.4 for legal pages, weekly, monthly or yearly", () => {
    const rules = new Map(all("SitemapRule").map(({ id, data }) => [id, data]));
    expect(rules.get("/")?.priority).toBe(1);
    expect(rules.get("/legal/*")?.priority).toBe(0.4);
    for (const [id, { priority, changeFrequency }] of rules) {
      expect({ id, low: priority < 0.4, high: priority > 1 }).toEqual({
        id,
        low: false,
        high: false,
      });
      expect(["weekly", "monthly", "yearly"]).toContain(changeFrequency);
    }
  });
});
