/** HTML validity, by the recommended and the document rules of html-validate. */
import { HtmlValidate, StaticConfigLoader, type ConfigData } from "html-validate";
import { builtRoutes, readBuilt } from "../support/site";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Every script is on this site, with a hash in its name.
    "require-sri": "off",
    // React writes srcSet, dateTime and charSet; HTML ignores case in attribute names.
    "attr-case": "off",
    // React closes <img/> and <meta/> with a slash, Gatsby does not; both are valid.
    "void-style": "off",
    // React writes hidden="" and required="", which means the same as the short form.
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // Gatsby puts style attributes on its focus wrapper and its announcer, and charts on each bar for its delay.
    "no-inline-style": "off",
    // The ids of Gatsby (___gatsby) and of React's useId start with underscores, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // The words of a link to a telephone may wrap.
    "tel-non-breaking": "off",
    // ARIA allows names for lists and groups; rows of figures without a heading have one.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

test.each(builtRoutes)("%s is valid HTML", (route) => {
  const { results } = validator.validateStringSync(readBuilt(route), route);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "page"})`,
    ),
  );
  expect(faults).toEqual([]);
});
