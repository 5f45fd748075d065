/** The order in which the steps of `npm test` begin and end. */
import { runSteps, type Order } from "../../../scripts/lib/test/run-steps";

/** Runs steps that end when they are told, and notes which run at once. */
async function told(steps: Order[], places: number): Promise<string[]> {
  const ends = new Map<string, () => void>();
  const notes: string[] = [];
  const all = runSteps(steps, places, ({ name }) => {
    ends.set(name, () => {});
    return new Promise<void>((resolve) => ends.set(name, resolve));
  });
  while (ends.size > 0) {
    notes.push([...ends.keys()].join(" "));
    const [first] = ends;
    if (first) {
      ends.delete(first[0]);
      first[1]();
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  await all;
  return notes;
}

it("runs as many at once as there are places, in their order", async () => {
  const steps = ["a", "b", "c"].map((name) => ({ name }));
  expect(await told(steps, 2)).toEqual(["a b", "b c", "c"]);
});

it("lets a step wait for others, and those behind it go first", async () => {
  const steps = [{ name: "build" }, { name: "site", after: ["build"] }, { name: "unit" }];
  expect(await told(steps, 2)).toEqual(["build unit", "unit site", "site"]);
});

it("does not wait for a step that is not run", async () => {
  expect(await told([{ name: "site", after: ["build"] }], 2)).toEqual(["site"]);
});

it("says which steps wait for each other", async () => {
  const steps = [
    { name: "a", after: ["b"] },
    { name: "b", after: ["a"] },
  ];
  await expect(told(steps, 2)).rejects.toThrow("These steps wait for each other: a,b.");
});
