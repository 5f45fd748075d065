/** Texts are related if they share services or categories. */
import type { Entry } from "../../src/content/read/entry";
import { relate, type Related } from "../../src/content/site/related";

const makeEntry = (kind: "BlogPost" | "Guide" | "CaseStudy", id: string, data: object): Entry =>
  ({ kind, id, data }) as unknown as Entry;

const post = (id: string, services: string[], category: string, date = "2024-10-01") =>
  makeEntry("BlogPost", id, { services, category, date });
const guide = (id: string, services: string[], order: number) =>
  makeEntry("Guide", id, { services, order });
const study = (id: string, services: string[], order: number) =>
  makeEntry("CaseStudy", id, { services, order, category: "retail" });

const idsOf = (found?: Related) => found?.related.map(({ id }) => id);

const readingOf = (entries: Entry[], id: string) =>
  idsOf([...relate(entries)].find(([entry]) => entry.id === id)?.[1]);

it("ranks shared services above a shared category, and newer texts above older ones", () => {
  const entries = [
    post("this", ["a", "b"], "one"),
    post("category", ["z"], "one"),
    post("older", ["a"], "two", "2024-09-01"),
    post("newer", ["b"], "two", "2024-11-01"),
    post("both", ["a", "b"], "two", "2024-08-01"),
    post("none", ["z"], "two"),
  ];
  expect(readingOf(entries, "this")).toEqual(["both", "newer", "older"]);
  expect(readingOf(entries, "category")).toEqual(["none", "this"]);
});

it("relates a text to texts of other kinds, and never to itself", () => {
  const entries = [
    post("post", ["a"], "one"),
    guide("second", ["a"], 2),
    guide("first", ["a"], 1),
    study("study", ["a", "b"], 1),
    study("far", ["b"], 2),
  ];
  expect(readingOf(entries, "post")).toEqual(["first", "second", "study"]);
  expect(readingOf(entries, "study")).toEqual(["post", "first", "second", "far"]);
});

it("links each article to the next older one, and the oldest to the newest", () => {
  const entries = [
    post("middle", [], "one", "2024-10-01"),
    post("newest", [], "two", "2024-12-01"),
    post("oldest", [], "one", "2024-08-01"),
    guide("guide", [], 1),
  ];
  const next = [...relate(entries)].map(([{ id }, found]) => [id, found.next?.id]);
  expect(Object.fromEntries(next)).toEqual({
    newest: "middle",
    middle: "oldest",
    oldest: "newest",
    guide: undefined,
  });
});
