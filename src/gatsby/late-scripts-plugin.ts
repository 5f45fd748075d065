/**
 * Puts the scripts that Gatsby adds to every page into a template, from where `src/browser/late-scripts.ts` starts
 * them. Gatsby keeps their tags in one file, which it compares with the one of the build before and then copies into
 * every page: so the template is taken off before it compares, and put around the tags after it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

interface Compiler {
  hooks: { done: { tap: (options: { name: string; stage: number }, run: () => void) => void } };
}

/**
 * @param content the tags of the scripts, with a template around them or without
 * @param id of the template
 */
export function inTemplate(content: string, id: string): string {
  return `<template id="${id}">${withoutTemplate(content)}</template>`;
}

/** The tags of the scripts without the template around them. */
export const withoutTemplate = (content: string): string =>
  /^<template id="[^"]*">([\s\S]*)<\/template>$/.exec(content)?.[1] ?? content;

export class LateScriptsPlugin {
  /**
   * @param publicFolder the folder of the build
   * @param templateId the id that the template gets
   */
  constructor(
    private readonly publicFolder: string,
    private readonly templateId: string,
  ) {}

  apply(compiler: Compiler): void {
    const { name } = LateScriptsPlugin;
    const { done } = compiler.hooks;
    done.tap({ name, stage: -1000 }, () => this.change(withoutTemplate));
    done.tap({ name, stage: 1000 }, () =>
      this.change((content) => inTemplate(content, this.templateId)),
    );
  }

  private change(change: (content: string) => string): void {
    const file = path.join(this.publicFolder, "_gatsby/slices/_gatsby-scripts-1.html");
    if (existsSync(file)) writeFileSync(file, change(readFileSync(file, "utf8")));
  }
}
