import { existsSync } from "node:fs";
import path from "node:path";
import { kindNames } from "../../../src/model/kinds";

const hyphened = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

/** `TeamMember` is in team-member.ts, `AboutPage` in pages/about.ts. */
const fileOf = (name: string) =>
  name.endsWith("Page")
    ? `pages/${hyphened(name.replace(/Page$/, ""))}.ts`
    : `${hyphened(name)}.ts`;

test.each(kindNames)("the kind %s is found by the name of its file", (name) => {
  expect(existsSync(path.join("src/model/kinds", fileOf(name)))).toBe(true);
});
