/**
 * In develop, Gatsby takes a Markdown file as soon as it is saved, whatever the check says of it. What is kept here
 * lets a text stay as it last was right until the check has passed, on pages that are opened later too.
 */
import path from "node:path";
import type { Entry } from "../../content/read/entry";

export class CheckedTexts {
  private readonly bodies = new Map<string, string>();

  accept(entries: readonly Entry[]): void {
    for (const { file, body } of entries)
      if (body !== undefined) this.bodies.set(path.resolve(file), body.trim());
  }

  bodyOf = ({ file }: Entry): string => this.bodies.get(path.resolve(file)) ?? "";

  /**
   * What to show in place of a text that has not passed the check.
   * @returns its Markdown as it last was right, or undefined if the text may be shown
   */
  insteadOf(file: string, body: string | undefined): string | undefined {
    const right = this.bodies.get(file);
    return right === body?.trim() ? undefined : right;
  }
}
