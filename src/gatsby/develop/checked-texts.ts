/**
 * In develop, Gatsby renders a Markdown file as soon as it is saved, whatever the check says of it. What is
 * kept here lets a text stay as it last was right until the check has passed.
 */
import { readFileSync } from "node:fs";
import { splitFrontMatter } from "../../model/front-matter";
import type { Entry } from "../../content/read/entry";
import path from "node:path";

export class CheckedTexts {
  private readonly bodies = new Map<string, string>();
  private readonly rendered = new Map<string, string>();

  /** Takes the texts of entries that have passed the check. */
  accept(entries: readonly Entry[]): void {
    for (const { file, markdown } of entries) {
      if (!markdown) continue;
      const split = splitFrontMatter(readFileSync(path.resolve(file), "utf8"));
      if (split) this.bodies.set(path.resolve(file), split.body.trim());
    }
  }

  /** The text of an entry that has passed the check. */
  bodyOf = ({ file }: Entry): string => this.bodies.get(path.resolve(file)) ?? "";

  /**
   * What to show in place of a text that has not passed the check.
   * @param file the absolute path of its file
   * @param body the text as it is in the file
   * @returns its HTML as it last was right, or undefined if the text may be shown
   */
  insteadOf(file: string, body: string): string | undefined {
    const right = this.bodies.get(file);
    return right === undefined || right === body.trim() ? undefined : this.rendered.get(file);
  }

  /** Keeps the HTML of a text that is shown. */
  keep(file: string, html: string): void {
    this.rendered.set(file, html);
  }
}
