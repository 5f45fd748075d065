/**
 * The content of this process: read and checked when it is first asked for, and again when a file of it changes.
 * A worker process of a build has a state of its own. Gatsby compiles gatsby-config and gatsby-node apart, so that
 * each has its own copy of this module; the process keeps what both use, or content would be read twice.
 */
import { loadContent, type Content } from "../content/disk/load";
import { entryOf, type Entry } from "../content/read/entry";
import type { KindName } from "../model/kinds";
import type { TokenTable } from "../model/tokens";
import { readEnvironment, type Environment } from "./host/environment";

/** What a worker process is given of the content. */
interface Handed {
  tokens: [string, string][];
  /** The entries of kinds that gatsby-config reads. */
  singles: Partial<Record<KindName, unknown>>;
}

interface State {
  content?: Content;
  handed?: Handed;
  tokens?: TokenTable;
}

const key = Symbol.for("content of the site");
const state = ((globalThis as { [key]?: State })[key] ??= {});

export const currentContent = (): Content => state.content ?? acceptContent(loadContent());

const handed = (): Handed =>
  (state.handed ??= JSON.parse(process.env.SITE_CONTENT ?? '{"tokens":[],"singles":{}}') as Handed);

/** Gatsby runs gatsby-config in its worker processes too. */
const isWorker = process.env.GATSBY_WORKER_ID !== undefined;

/** The data of a kind that has one file and that gatsby-config reads; undefined while that file is wrong. */
export const getSingleton = <Name extends "SiteSettings" | "BlogPage">(
  kind: Name,
): Entry<Name>["data"] | undefined =>
  isWorker
    ? (handed().singles[kind] as Entry<Name>["data"] | undefined)
    : entryOf(currentContent().entries, kind)?.data;

/** Makes content that has passed the check the current one, and hands worker processes what they need of it. */
export function acceptContent(checked: Content): Content {
  state.content = checked;
  const { entries, tokens } = checked;
  const singles = {
    SiteSettings: entryOf(entries, "SiteSettings")?.data,
    BlogPage: entryOf(entries, "BlogPage")?.data,
  };
  process.env.SITE_CONTENT = JSON.stringify({ tokens: [...tokens], singles } satisfies Handed);
  return checked;
}

/** The values of `{{…}}` tokens in texts. A worker process of a build reads no content and is given these. */
export const currentTokens = (): TokenTable =>
  state.content?.tokens ?? (state.tokens ??= new Map(handed().tokens));

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
