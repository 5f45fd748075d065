/**
 * Keeps the content of this process, which is read and checked at its first use, and again when a file changes. Gatsby
 * compiles gatsby-config and gatsby-node separately, each with a copy of this module, so the state is in `globalThis`:
 * otherwise content would be read twice. Each worker process of a build has a state of its own.
 */
import { loadContent, type Content } from "../content/disk/load";
import { contentRoot, language, otherLanguages, prefixOf } from "../content/disk/languages";
import { entryOf, type Entry } from "../content/read/entry";
import { twinsOf, type LanguageSite, type Page } from "../content/site/site";
import type { Twin } from "../lib/page-context";
import type { TokenTable } from "../model/text-tokens";
import { readEnvironment, type Environment } from "./host/environment";
import { siteConstant } from "./site-constant";

/** The subset of the content that worker processes get. */
interface Subset {
  tokens: [string, string][];
  /** Later changes of content leave the constants of this run as they are. */
  constants: { SITE: typeof SITE; WORDS: typeof WORDS };
}

interface State {
  content?: Content;
  languages?: LanguageSite[];
  subset?: Subset;
  tokens?: TokenTable;
  constants?: Subset["constants"];
}

const key = Symbol.for("content of the site");
const state = ((globalThis as { [key]?: State })[key] ??= {});

export const currentContent = (): Content => state.content ?? acceptContent(loadContent());

const subset = (): Subset =>
  (state.subset ??= JSON.parse(process.env.SITE_CONTENT ?? "{}") as Subset);

/** Makes checked content the current content, and passes the part that worker processes need in the environment. */
export function acceptContent(content: Content): Content {
  state.content = content;
  const constants = (state.constants ??= { SITE: siteConstant(content), WORDS: content.words });
  const subset: Subset = { tokens: [...content.tokens], constants };
  process.env.SITE_CONTENT = JSON.stringify(subset);
  return content;
}

/**
 * Makes the constants `SITE` and `WORDS` known to code that runs in Node without a bundler.
 * @returns the entries for gatsby-config, which Gatsby runs in its worker processes too; these read no content
 */
export function startContent(): readonly Entry[] {
  const isWorker = process.env.GATSBY_WORKER_ID !== undefined;
  const entries = isWorker ? [] : currentContent().site.entries;
  Object.assign(globalThis, state.constants ?? subset().constants);
  return entries;
}

/** The values of `{{…}}` tokens in texts. Worker processes read no content, and get the values from the environment. */
export const currentTokens = (): TokenTable =>
  state.content?.tokens ?? (state.tokens ??= new Map(subset().tokens));

/** The page in all languages; empty if there is no other, and in develop, which serves one. */
export function currentTwins(page: Page): Twin[] {
  if (!SITE.hasTwins) return [];
  const { site } = currentContent();
  state.languages ??= ["", ...otherLanguages()].map((folder) => ({
    prefix: prefixOf(folder),
    site: folder === language() ? site : loadContent(contentRoot(folder)).site,
  }));
  return twinsOf(page, state.languages);
}

const settingsOf = (content: Content) => entryOf(content.site.entries, "SiteSettings")?.data;

/** Checks the environment variables, also against the settings of the site. @returns their values, or the error */
export const checkEnvironment = (content: Content) =>
  readEnvironment(process.env, settingsOf(content));

export const environmentOf = (content: Content): Environment | undefined => {
  const result = checkEnvironment(content);
  return "environment" in result ? result.environment : undefined;
};

/** The address of the home page, without the slash at its end. */
export const siteUrlOf = (content: Content): string =>
  (environmentOf(content)?.siteUrl ?? settingsOf(content)?.url ?? "") + prefixOf();
