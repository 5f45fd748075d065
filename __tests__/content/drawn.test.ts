/** The committed drawings match the colours and typefaces of the site. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { drawings } from "../../scripts/icons";
import { isDrawn } from "../../scripts/lib/logo";

/** A logo without its lettering, since an editor may change the name before the icons are drawn again. */
const unlettered = (svg: string) =>
  svg
    .replace(/viewBox="[^"]*" width="\d+"/, "")
    .replace(/<title>.*<\/title>/, "")
    .replace(/<path transform="[^"]*" d="[^"]*"\/>(?=.*<\/g>)/g, "");

test.each(Object.entries(drawings()))("static/%s is what npm run icons draws", (name, svg) => {
  const drawn = readFileSync(path.join("static", name), "utf8");
  // An owner's own logo may differ.
  if (!isDrawn(drawn)) return;
  if (name === "logo.svg") expect(unlettered(drawn)).toBe(unlettered(svg));
  else expect(drawn).toBe(svg);
});
