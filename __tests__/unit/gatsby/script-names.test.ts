import { isScript } from "../../../src/gatsby/script-names";

test.each(["app-0123456789ab.js", "385-98d4738545d9.js", "app-0123456789ab.js.LICENSE.txt"])(
  "%s is a script of the site",
  (file) => expect(isScript(file)).toBe(true),
);

test.each(["admin", "static", "about", "index.html", "cms.js", "webpack.stats.json", "a-b.js"])(
  "%s is none",
  (file) => expect(isScript(file)).toBe(false),
);
