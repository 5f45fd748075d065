import path from "node:path";
import { beginPictures } from "../../../../src/gatsby/output/early-pictures";
import { content } from "../../../support/fixture-content";

const posts = content.entries.filter(({ kind }) => kind === "BlogPost");

async function begun(requests: Map<string, Set<string>>) {
  const runs: { query: string; files: string[] }[] = [];
  const run = (query: string, variables: object) => {
    runs.push({ query, files: (variables as { files: string[] }).files });
    return Promise.resolve({});
  };
  await beginPictures(run, [...posts, ...posts], requests);
  return runs;
}

test("each picture is asked for once, in every size of its kind", async () => {
  const runs = await begun(new Map([["BlogPost.cover", new Set(["width: 1", "width: 2"])]]));
  expect(runs).toHaveLength(1);
  const [{ query, files } = { query: "", files: [] }] = runs;
  expect(query).toContain("gatsbyImageData(width: 1)");
  expect(query).toContain("gatsbyImageData(width: 2)");
  expect(files.length).toBe(new Set(files).size);
  expect(files.length).toBeGreaterThan(0);
  expect(files.every((file) => path.isAbsolute(file))).toBe(true);
});

test("a picture that no page shows is not asked for", async () => {
  expect(await begun(new Map())).toEqual([]);
});
