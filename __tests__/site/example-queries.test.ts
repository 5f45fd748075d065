import { readFileSync } from "node:fs";
import { answersFile } from "../../src/site/example-queries";

interface List<Node = Record<string, unknown>> {
  totalCount: number;
  nodes: Node[];
}

const answers = JSON.parse(readFileSync(answersFile(), "utf8")) as Record<
  string,
  { data: Record<string, List>; errors?: unknown }
>;

const answer = (file: string): Record<string, List> => {
  expect(answers[file]?.errors).toBeUndefined();
  return answers[file]?.data ?? {};
};

describe("the example queries, run against the real schema", () => {
  test("services: eight, each with four features, a tracked call and case studies", () => {
    const { allService } = answer("services.graphql");
    expect(allService?.totalCount).toBe(8);
    for (const service of allService?.nodes ?? []) {
      expect(service.features).toHaveLength(4);
      expect(service.call).toMatchObject({ event: { action: expect.any(String) } });
      expect(service.caseStudies).not.toHaveLength(0);
    }
  });

  test("posts by category: nine in six categories, newest first", () => {
    const { allCategory, allBlogPost } = answer("posts-by-category.graphql");
    expect(allBlogPost?.totalCount).toBe(9);
    expect(allCategory?.nodes).toHaveLength(6);
    const counts = allCategory?.nodes.map(({ posts }) => (posts as unknown[]).length) ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(9);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test("case studies: six, each with three results and its services", () => {
    const { allCaseStudy } = answer("case-studies.graphql");
    expect(allCaseStudy?.nodes.map(({ months }) => months)).toEqual([6, 4, 8, 10, 7, 5]);
    for (const study of allCaseStudy?.nodes ?? []) {
      expect(study.results).toHaveLength(3);
      expect(study.services).not.toHaveLength(0);
    }
  });

  test("stats: the figures, and how much there is of each kind", () => {
    const stats = answer("stats.graphql");
    expect(stats.allClaim?.nodes).toContainEqual({
      slug: "revenueGenerated",
      value: "$15M+",
      label: "Revenue generated",
    });
    const count = (name: string) => stats[name]?.totalCount;
    expect(count("allIntegration")).toBe(16);
    expect(count("allProcessStep")).toBe(5);
    expect(count("allTestimonial")).toBe(2);
    expect(count("allTool")).toBe(4);
    expect(count("available")).toBe(2);
    expect(count("allJob")).toBe(3);
  });
});
