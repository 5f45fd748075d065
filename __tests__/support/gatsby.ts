/** Replaces Gatsby in component tests: its real links, and static queries answered from the fixture content. */
import type * as Gatsby from "gatsby";
import { nodeOf, nodesOf } from "./content";

const actual = jest.requireActual<typeof Gatsby>("gatsby/cache-dir/commonjs/gatsby-browser-entry");
export const { Link, navigate, withPrefix } = actual;

/** Queries are ignored, because the build removes them from the code. */
export const graphql = (): string => "";

/** The addresses and states of followed links. */
export const navigations: { to: string; state: unknown }[] = [];

Object.assign(globalThis, {
  ___navigate: (to: string, { state }: { state?: unknown } = {}) => navigations.push({ to, state }),
});

const settings = nodeOf<NonNullable<Queries.SiteDataQuery["siteSettings"]> & { url: string }>(
  "SiteSettings",
);

const answers = {
  site: { siteMetadata: { siteUrl: settings.url, production: true } },
  siteSettings: settings,
  allSeoOverride: { nodes: nodesOf("SeoOverride") },
  navigation: nodeOf("Navigation"),
  allService: { nodes: nodesOf("Service") },
  allCallToAction: { nodes: nodesOf("CallToAction") },
  allPathStep: { nodes: nodesOf("PathStep") },
  contactPage: nodeOf("ContactPage"),
  blogPage: nodeOf("BlogPage"),
};

type StaticData = typeof answers;

let current = answers;

/** One object answers every static query; each component uses its own part. */
export const useStaticQuery = (): StaticData => current;

/** The settings of the site, as useSite returns them. */
export const siteSettings = settings;

/** Changes the answers until the end of the test: `answerWith({ siteSettings: { ...siteSettings, … } })`. */
export function answerWith(part: Partial<StaticData>): void {
  current = { ...answers, ...part };
}

afterEach(() => {
  current = answers;
  navigations.length = 0;
});
