/** Makes articles by the thousand from the existing ones, to see how the site scales. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { required } from "../../src/lib/required";
import { splitFrontMatter } from "../../src/model/front-matter";

interface Article {
  id: string;
  front: Record<string, unknown>;
  body: string;
}

/** The words in a generated article. */
const length = 800;

const words = (text: string) => text.split(/\s+/).length;

/** Headings and paragraphs that make sense on their own: no tables, charts or links. */
function plainText(body: string): string {
  const blocks = body
    .split(/\n{2,}/)
    .filter((block) => /^(## |[A-Z])/.test(block) && !/[[|`]/.test(block));
  const kept: string[] = [];
  for (const block of blocks)
    if (words(kept.join(" ")) < length || kept.at(-1)?.startsWith("## ")) kept.push(block);
  return kept.join("\n\n");
}

function readArticles(folder: string): Article[] {
  return readdirSync(folder).map((id) => {
    const text = readFileSync(path.join(folder, id, "index.md"), "utf8");
    const { yaml, body } = required(splitFrontMatter(text), id);
    return { id, front: parse(yaml) as Article["front"], body: plainText(body) };
  });
}

/** A date, counted back from the end of 2023. */
const dayBefore = (days: number): string =>
  new Date(Date.UTC(2023, 11, 31) - days * 86_400_000).toISOString().slice(0, 10);

/**
 * Adds articles until there are as many as asked for. They share the existing covers, so that the time to
 * encode pictures is not part of the measurement.
 * @param project the folder of a copy of the project
 * @param total how many articles there should be
 * @returns the titles by id of the articles that were added
 */
export function addPosts(project: string, total: number): Map<string, string> {
  const folder = path.join(project, "content/blog");
  const originals = readArticles(folder);
  const titles = new Map<string, string>();
  for (let number = originals.length + 1; number <= total; number += 1) {
    const original = originals[number % originals.length];
    if (!original) throw new Error("There is no article to make others from.");
    const id = `margin-note-${number}`;
    const title = `Margin note ${number}: what one week of orders shows`;
    const seo = original.front.seo as Record<string, unknown>;
    const front = {
      ...original.front,
      title,
      date: dayBefore(number),
      readTime: 4,
      cover: `../${original.id}/${String(original.front.cover)}`,
      seo: {
        ...seo,
        title: `Margin note ${number}`,
        description: `Note ${number} of a series that is made to see how the site grows; it says what an article before it says.`,
      },
    };
    mkdirSync(path.join(folder, id));
    writeFileSync(
      path.join(folder, id, "index.md"),
      `---\n${stringify(front, { lineWidth: 0 })}---\n\n${original.body}\n`,
    );
    titles.set(id, title);
  }
  return titles;
}
