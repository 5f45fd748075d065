/**
 * Puts the scripts that Gatsby adds to every page into a template, from where `src/early/start.ts` starts
 * them. Gatsby keeps their tags in one file, which it compares with the one of the build before and then copies into
 * every page: so the template is taken off before it compares, and put around the tags after it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

interface Compiler {
  hooks: { done: { tap: (options: { name: string; stage: number }, run: () => void) => void } };
}

export function inTemplate(content: string, id: string): string {
  return `<template id="${id}">${withoutTemplate(content)}</template>`;
}

const withoutTemplate = (content: string): string =>
  /^<template id="[^"]*">([\s\S]*)<\/template>$/.exec(content)?.[1] ?? content;

export class LateScriptsPlugin {
  private readonly file: string;

  constructor(
    publicFolder: string,
    private readonly templateId: string,
  ) {
    this.file = path.join(publicFolder, "_gatsby/slices/_gatsby-scripts-1.html");
  }

  apply(compiler: Compiler): void {
    const { name } = LateScriptsPlugin;
    const { done } = compiler.hooks;
    done.tap({ name, stage: -1000 }, () => {
      // The first build has none yet.
      if (existsSync(this.file)) this.change(withoutTemplate);
    });
    done.tap({ name, stage: 1000 }, () => {
      if (!existsSync(this.file))
        throw new Error(
          `Gatsby has not written ${this.file}, so the scripts of pages cannot be put into a template and would start by themselves.`,
        );
      this.change((content) => inTemplate(content, this.templateId));
    });
  }

  private change(change: (content: string) => string): void {
    writeFileSync(this.file, change(readFileSync(this.file, "utf8")));
  }
}
