/** Pages that list entries show all of them in full, and lead to each (spec §2 and §3). */
import { companyFacts } from "../../src/site/company";
import { calendarDate } from "../../src/site/calendar-date";
import { all, missing, only, pageAt } from "../support/site";

test.each<[string, string, string[]]>([
  [
    "/services/",
    "every service and both testimonials",
    [
      ...all("Service").flatMap(({ data }) => [data.title, data.description, ...data.features]),
      ...all("Testimonial").flatMap(({ data }) => [data.quote, data.author, data.title]),
    ],
  ],
  [
    "/about/",
    "the four values",
    all("Value").flatMap(({ data }) => [data.title, data.description]),
  ],
  [
    "/process/",
    "every step with its deliverables and outcome",
    all("ProcessStep").flatMap(({ data }) => [
      data.title,
      data.subtitle,
      data.description,
      data.duration,
      ...data.deliverables,
      data.outcome,
    ]),
  ],
  [
    "/about/careers/",
    "every position and perk",
    [
      ...all("Job").flatMap(({ data }) => [
        data.title,
        data.department,
        data.location,
        data.type,
        data.salary,
        data.description,
      ]),
      ...all("Perk").flatMap(({ data }) => [data.title, data.description]),
    ],
  ],
  [
    "/case-studies/",
    "every case study in full",
    all("CaseStudy").flatMap(({ data }) => [
      data.title,
      data.client,
      data.description,
      data.challenge,
      data.solution,
      `${data.months} months`,
      ...data.results.flatMap(({ value, label }) => [value, label]),
      ...data.technologies,
    ]),
  ],
  [
    "/blog/",
    "every article and category",
    [
      ...all("BlogPost").flatMap(({ data }) => [
        data.title,
        data.excerpt,
        data.author,
        calendarDate(data.date),
        `${data.readTime} min`,
      ]),
      ...all("Category").map(({ data }) => data.title),
    ],
  ],
  [
    "/resources/",
    "every group with its resources",
    all("ResourceGroup").flatMap(({ data }) => [
      data.title,
      data.description,
      ...data.resources.flatMap(({ name, description, type }) => [name, description, type]),
    ]),
  ],
  [
    "/resources/tools/",
    "every tool with its state",
    all("Tool").flatMap(({ data }) => [data.title, data.description, data.category, data.status]),
  ],
  [
    "/legal/",
    "every policy with its day, and the company",
    [
      ...all("LegalDocument").flatMap(({ data }) => [
        data.title,
        data.description,
        calendarDate(data.lastUpdated),
      ]),
      ...Object.values(companyFacts(only("SiteSettings"))),
    ],
  ],
])("%s holds %s", (route, _, texts) => {
  expect(texts.length).toBeGreaterThan(7);
  expect(missing(pageAt(route), texts)).toEqual([]);
});

test("every link of a list of entries leads to the entry", () => {
  const links = (route: string) =>
    new Set(
      pageAt(route)
        .$("main a")
        .toArray()
        .map(({ attribs }) => attribs.href),
    );
  const expected: [string, string[]][] = [
    ["/", all("Service").map(({ id }) => `/services/${id}/`)],
    ["/services/", [...all("Service").map(({ id }) => `/services/${id}/`), "/case-studies/"]],
    ["/blog/", all("BlogPost").map(({ id }) => `/blog/${id}/`)],
    ["/legal/", all("LegalDocument").map(({ id }) => `/legal/${id}/`)],
    ["/resources/tools/", all("Tool").map(({ id }) => `/tools/${id}/`)],
    [
      "/resources/",
      [
        ...all("ResourceGroup").flatMap(({ data }) => data.resources.map(({ link }) => link)),
        "/resources/audit/",
      ],
    ],
    ["/case-studies/", ["/contact/"]],
    ["/about/", ["/contact/"]],
    ["/about/careers/", ["/contact/"]],
  ];
  const absent = expected.flatMap(([route, wanted]) =>
    wanted
      .filter((href) => !links(route).has(href))
      .map((href) => `${route} has no link to ${href}`),
  );
  expect(absent).toEqual([]);
});

test("an article leads on to another article, never to itself", () => {
  const routes = all("BlogPost").map(({ id }) => `/blog/${id}/`);
  const wrong = routes.filter((route) => {
    const links = pageAt(route)
      .$("main a")
      .toArray()
      .map(({ attribs }) => attribs.href ?? "");
    return links.includes(route) || !routes.some((other) => links.includes(other));
  });
  expect(wrong).toEqual([]);
});

test("dated pages show their day, for people and for machines", () => {
  const dated: [string, string][] = [
    ...all("BlogPost").map(({ id, data }): [string, string] => [`/blog/${id}/`, data.date]),
    ...all("Guide").map(({ id, data }): [string, string] => [`/guides/${id}/`, data.updated]),
    ...all("LegalDocument").map(({ id, data }): [string, string] => [
      `/legal/${id}/`,
      data.lastUpdated,
    ]),
  ];
  const wrong = dated.filter(
    ([route, day]) =>
      pageAt(route).$(`main time[datetime="${day}"]`).first().text() !== calendarDate(day),
  );
  expect(wrong).toEqual([]);
});
