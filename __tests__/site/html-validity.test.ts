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
