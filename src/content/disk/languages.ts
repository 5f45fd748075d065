/** The languages of the site: that of content/ itself, and those of the folders in it that are languages. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { isLanguage } from "../../lib/locale";

const settingsIn = (folder: string) => path.resolve("content", folder, "site.yml");

/** The folders of further languages, such as `de`, which their addresses begin with. */
export const otherLanguages = (): string[] =>
  existsSync("content")
    ? readdirSync("content").filter((name) => isLanguage(name) && existsSync(settingsIn(name)))
    : [];

/** The folder of the language of this process, by the variable LANGUAGE, which some systems set too; empty for content/. */
export function language({ LANGUAGE = "" }: NodeJS.ProcessEnv = process.env): string {
  return isLanguage(LANGUAGE) && existsSync(settingsIn(LANGUAGE)) ? LANGUAGE : "";
}

export const contentRoot = (folder = language()): string => path.resolve("content", folder);

/** The start of the addresses of a language; empty in develop, which serves one language. */
export const prefixOf = (folder = language()): string =>
  folder && process.env.gatsby_executing_command !== "develop" ? `/${folder}` : "";
