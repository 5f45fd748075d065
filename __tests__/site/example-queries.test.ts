/** The example queries, which the build runs against the real schema, return the content. */
import { readFileSync } from "node:fs";
import { routeOf } from "../support/built-routes";
import { all, one } from "../support/content-files";

interface List<Node = Record<string, unknown>> {
  totalCount: number;
  nodes: Node[];
}

const answers = JSON.parse(readFileSync(".cache/example-queries.json", "utf8")) as Record<
  string,
  { data: Record<string, List>; errors?: unknown }
>;

const answer = (file: string): Record<string, List> => {
  expect(answers[file]?.errors).toBeUndefined();
  return answers[file]?.data ?? {};
};

test("services.graphql returns every service with its features, figures, call and case studies", () => {
  const { allService } = answer("services.graphql");
  expect(allService).toEqual({
    totalCount: all("Service").length,
    nodes: all("Service").map(({ id, data }) => {
      const call = one("CallToAction", data.call);
      return {
        slug: id,
        title: data.title,
        href: routeOf("Service", id),
        features: data.features,
        figures: data.figures,
        call: {
          topic: call.topic ?? null,
          event: call.event ? { action: call.event.action ?? null } : null,
        },
        caseStudies: all("CaseStudy")
          .filter((study) => study.data.services.includes(id))
          .map((study) => ({ title: study.data.title })),
      };
    }),
  });
});

test("posts-by-category.graphql returns every article in its category, newest first", () => {
  const { allCategory, allBlogPost } = answer("posts-by-category.graphql");
  expect(allBlogPost?.totalCount).toBe(all("BlogPost").length);
  const shown = allCategory?.nodes.map(({ slug, title, posts }) => ({
    slug,
    title,
    posts: (posts as { href: string }[]).map(({ href }) => href).toSorted(),
  }));
  expect(shown).toEqual(
    all("Category").map(({ id, data }) => ({
      slug: id,
      title: data.title,
      posts: all("BlogPost")
        .filter((post) => post.data.category === id)
        .map((post) => routeOf("BlogPost", post.id))
        .toSorted(),
    })),
  );
  for (const { posts } of allCategory?.nodes ?? []) {
    const days = (posts as { date: string }[]).map(({ date }) => Date.parse(date));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  }
});

test("case-studies.graphql returns every case study with its industry, months, results and services", () => {
  const { allCaseStudy } = answer("case-studies.graphql");
  const published = new Set(all("Service").map(({ id }) => id));
  expect(allCaseStudy).toEqual({
    totalCount: all("CaseStudy").length,
    nodes: all("CaseStudy").map(({ data }) => ({
      title: data.title,
      category: { title: one("Industry", data.category).title },
      months: data.months,
      results: data.results,
      services: data.services
        .filter((id) => published.has(id))
        .map((id) => ({ title: one("Service", id).title, href: routeOf("Service", id) })),
    })),
  });
});

test("stats.graphql returns the figures, and the number of entries of each kind", () => {
  const stats = answer("stats.graphql");
  expect(stats.allCompanyFigure?.nodes).toEqual(
    all("CompanyFigure").map(({ id, data }) => ({
      slug: id,
      value: data.value,
      label: data.label,
    })),
  );
  const kinds = ["Integration", "ProcessStep", "Testimonial", "Tool", "Job"] as const;
  const counts = kinds.map((kind) => [kind, stats[`all${kind}`]?.totalCount]);
  expect(counts).toEqual(kinds.map((kind) => [kind, all(kind).length]));
  expect(stats.available?.totalCount).toBe(
    all("Tool").filter(({ data }) => data.status === "Available").length,
  );
});
