/** The policy that the choice about analytics links to names every key that the code stores in a browser. */
import { readdirSync, readFileSync } from "node:fs";
import { contentRoot, loadContent } from "../../src/content/load";
import { currentAudience } from "../../src/content/publish/published";
import { FactsCache } from "../../src/content/read/facts-cache";
import { entriesOf, entryOf } from "../../src/content/read/entry";
import { hrefOf } from "../../src/model/addresses";

const sources = [
  ...readdirSync("src", { recursive: true, encoding: "utf8" }).map((name) => `src/${name}`),
  ...readdirSync("."),
]
  .filter((name) => /\.tsx?$/.test(name))
  // The policy is for visitors, who never open the CMS.
  .filter((name) => !name.startsWith("src/cms/"))
  // It stores under the keys that others hand over.
  .filter((name) => name !== "src/browser/storage.ts")
  .map((name) => ({ name, text: readFileSync(name, "utf8") }));

/** The keys a source may store: written in place, as a constant, or handed over by the forms. */
function keysOf({ name, text }: { name: string; text: string }): string[] {
  return [
    ...text.matchAll(
      /(?:(?:local|session)Storage\.(?:get|set|remove)Item|(?:local|session)Store\.(?:read|readJson|write|remove))\(\s*([^,)]+)/g,
    ),
  ].flatMap(([, given = ""]) => {
    const identifier = given.replace(/^"\$\{(\w+)\}"$/, "$1").trim();
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(identifier)?.[1];
    const definition = new RegExp(`const ${identifier.replace(/\W/g, "")} = "([^"]+)"`);
    const constant =
      definition.exec(text)?.[1] ??
      sources.flatMap((source) => definition.exec(source.text)?.[1] ?? [])[0];
    if (literal ?? constant) return [literal ?? constant ?? ""];
    if (/^src\/(features\/forms\/draft|early\/returning)\.ts$/.test(name) && identifier === "key")
      return [
        ...readFileSync("src/features/forms/draft-keys.ts", "utf8").matchAll(/= "([^"]+)"/g),
      ].map(([, key]) => key ?? "");
    throw new Error(`${name} stores under ${given}, which this test cannot follow`);
  });
}

const stored = [...new Set(sources.flatMap(keysOf))].sort();

it("is checked against the keys that the code is known to store", () => {
  expect(stored).toEqual(expect.arrayContaining(["contact-draft", "newsletter-draft", "theme"]));
});

describe("the cookie policy of the site", () => {
  const content = loadContent(contentRoot(), currentAudience(), FactsCache.open());
  const settings = entryOf(content.entries, "SiteSettings");
  const policy = entriesOf(content.entries, "LegalDocument").find(
    (entry) => hrefOf(entry) === settings?.data.consent.policy.to,
  );
  const text = policy ? readFileSync(policy.file, "utf8") : "";

  it.each(stored)("names %s", (key) => {
    expect(text).toContain(`\`${key}\``);
  });
});
