/** Finds what another country than the firm's has left in texts: marked law, and amounts of money. */
import { countryName } from "../../lib/locale";
import { isMarkdown } from "../../model/kinds";
import { ofFile, positionIn, type Problem } from "../../model/problem";
import type { ContentFile } from "../read/content-files";
import { entryOf, type Entry } from "../read/entry";

/** Lines such as `<!-- law: EE -->` or `# law: EE`, which say what the next line depends on. */
const mark = /(?:<!--|#) law: (.+?)(?: -->)?$/;

const nameOf = (code: string): string => countryName(code, "en") ?? code;

/** Reports marks of another country than the firm's. */
export function otherLaw(entries: readonly Entry[], files: ContentFile[]): Problem[] {
  const { country } = entryOf(entries, "SiteSettings")?.data ?? {};
  if (!country) return [];
  return files.flatMap(({ name, text }) =>
    text.split("\n").flatMap((line, index) => {
      const [, of] = mark.exec(line) ?? [];
      if (of === undefined || of === country) return [];
      const message = `what follows is the law of ${nameOf(of)}, and the firm is in ${nameOf(country)}; have it rewritten, then write ${country} in this line`;
      return ofFile("launch", `content/${name}`, message, index + 1);
    }),
  );
}

/** Reports files with amounts in another currency than the firm's, one message for each file and currency. */
export function otherMoney(entries: readonly Entry[], files: ContentFile[]): Problem[] {
  const { sign } = entryOf(entries, "SiteSettings")?.data.currency ?? {};
  if (!sign) return [];
  const others = ["$", "€", "£"].filter((other) => other !== sign);
  return files.flatMap(({ name, text: source, kind }) => {
    // Visitors do not see the comments of YAML.
    const text = isMarkdown(kind) ? source : source.replace(/^[ \t]*#.*/gm, "");
    return others.flatMap((other) => {
      const amount = new RegExp(`[${other}](?=\\d)|unit: "?[${other}]`, "g");
      const [first, ...more] = text.matchAll(amount);
      if (!first) return [];
      const isText = isMarkdown(kind) || kind === "CaseStudy";
      const way = isText ? "; change them, or say there that the example is in that currency" : "";
      const message = `has amounts in ${other} (${more.length + 1}), and the firm counts in ${sign} (currency in site.yml)${way}`;
      return ofFile("launch", `content/${name}`, message, positionIn(text, first.index).line);
    });
  });
}
