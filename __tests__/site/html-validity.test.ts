/** Every page is valid HTML by html-validate's recommended rules and those for whole documents. */
import { HtmlValidate, StaticConfigLoader, type ConfigData } from "html-validate";
import { builtRoutes, readBuilt } from "../support/site";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Every script is of this site and named after its content.
    "require-sri": "off",
    // React writes srcSet, dateTime, charSet; HTML does not tell capitals from small letters there.
    "attr-case": "off",
    // React closes <img/> and <meta/> with a slash, and Gatsby some with none; both are valid.
    "void-style": "off",
    // React writes hidden="" and required=""; the short form means the same.
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // Gatsby puts style attributes on its focus wrapper and its announcer, and the charts of the site
    // give each bar its delay in one.
    "no-inline-style": "off",
    // Gatsby's own ids begin with underscores (___gatsby), and so do those of React's useId. HTML allows it.
    "valid-id": ["error", { relaxed: true }],
    // ARIA lets lists and groups have names; a row of figures without a heading takes its name so.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

test("every page is valid HTML", () => {
  const faults = builtRoutes.flatMap((route) =>
    validator
      .validateStringSync(readBuilt(route), route)
      .results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, selector }) =>
            `${route}: ${ruleId}: ${message} (${selector ?? "page"})`,
        ),
      ),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["an id that is given twice", '<p id="a">A</p><p id="a">B</p>', "no-dup-id"],
  ["a second h1", "<h1>B</h1>", "heading-level"],
  ["a level of headings that is left out", "<h3>B</h3>", "heading-level"],
  ["a heading without words", "<h2></h2>", "empty-heading"],
  ["a navigation without a name", "<nav>A</nav><nav>B</nav>", "unique-landmark"],
  ["a picture without alternative text", '<img src="/a.png">', "wcag/h37"],
  ["a link without words", '<a href="/"></a>', "wcag/h30"],
  ["a button without words", '<button type="button"></button>', "text-content"],
  ["a field without a label", '<input type="text" name="a">', "input-missing-label"],
  ["a label of nothing", '<label for="none">A</label>', "no-missing-references"],
  ["a name that is nowhere", '<p role="img" aria-labelledby="none"></p>', "no-missing-references"],
])("the rules find %s", (_, fault, rule) => {
  const page = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><h1>A</h1>${fault}</body></html>`;
  const found = validator.validateStringSync(page).results.flatMap(({ messages }) => messages);
  expect(found.map(({ ruleId }) => ruleId)).toContain(rule);
});
