/**
 * The content of this process: read and checked when it is first asked for, and again when a file of it changes.
 * A worker process of a build has a state of its own. Gatsby compiles gatsby-config and gatsby-node apart, so that
 * each has its own copy of this module; the process keeps what both use, or content would be read twice.
 */
import { contentRoot, loadContent, loadOnly, type Content } from "../content/load";
import { currentAudience } from "../content/publish/published";
import { FactsCache } from "../content/read/facts-cache";
import { entryOf, type Entry } from "../content/read/entry";
import type { KindName } from "../model/kinds";
import type { TokenTable } from "../model/tokens";
import { readEnvironment, type Environment } from "./host/environment";

interface State {
  facts?: FactsCache;
  content?: Content;
  tokens?: TokenTable;
}

const key = Symbol.for("content of the site");
const state = ((globalThis as { [key]?: State })[key] ??= {});

export const readContent = (): Content =>
  loadContent(contentRoot(), currentAudience(), (state.facts ??= FactsCache.open()));

export const currentContent = (): Content => state.content ?? acceptContent(readContent());

/** Gatsby runs gatsby-config in its worker processes too. */
const isWorker = process.env.GATSBY_WORKER_ID !== undefined;

/** The data of a kind that has one file. A worker process reads that file alone, since content was checked before. */
export const onlyOf = <Name extends KindName>(kind: Name): Entry<Name>["data"] | undefined =>
  isWorker ? loadOnly(kind, currentTokens()) : entryOf(currentContent().entries, kind)?.data;

/** Makes content that has passed the check the current one, and hands its tokens to worker processes. */
export function acceptContent(checked: Content): Content {
  state.content = checked;
  process.env.SITE_TOKENS = JSON.stringify([...checked.tokens]);
  return checked;
}

/** The values of `{{…}}` tokens in texts. A worker process of a build reads no content and is given these. */
export const currentTokens = (): TokenTable =>
  state.content?.tokens ??
  (state.tokens ??= new Map(JSON.parse(process.env.SITE_TOKENS ?? "[]") as [string, string][]));

const settingsOf = (content: Content) => entryOf(content.entries, "SiteSettings")?.data;

/** What the environment says, read with what content says of the forms: its values, or why they cannot be used. */
export const readHost = (content: Content) => readEnvironment(process.env, settingsOf(content));

export const environmentOf = (content: Content): Environment | undefined => {
  const result = readHost(content);
  return "environment" in result ? result.environment : undefined;
};

/** The origin of the site, without a slash at its end. */
export const siteUrlOf = (content: Content): string =>
  environmentOf(content)?.siteUrl ?? settingsOf(content)?.url ?? "";
