/** The styles of the CMS change elements of Decap's by the labels that Decap gives their classes. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { styles } from "../../../src/admin/styles";

/** The modules of Decap that the script of the CMS is made of. */
const folders = ["node_modules", "node_modules/decap-cms-app/node_modules"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.startsWith("decap-cms-"))
    .map((name) => path.join(folder, name, "dist/esm"))
    .filter((modules) => existsSync(modules)),
);
const code = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(path.join(folder, file), "utf8")),
  )
  .join("\n");

const labels = [
  ...new Set([...styles.matchAll(/\[class\*="(\w+)"\]/g)].map(([, label = ""]) => label)),
];

test.each(labels)("an element of Decap's has the label %s", (label) => {
  const given = new RegExp(`label: "${label}"|label:${label};`);
  expect(given.test(code)).toBe(true);
});

const packages = ["react-split-pane", "react-toastify"]
  .map((name) => readFileSync(require.resolve(name), "utf8"))
  .join("\n");
const classes = [...new Set([...styles.matchAll(/\.([A-Z]\w+)/g)].map(([, name = ""]) => name))];

test.each(classes)("a package that Decap uses has the class %s", (name) => {
  expect(new RegExp(`\\b${name}\\b`).test(packages)).toBe(true);
});
