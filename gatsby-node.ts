import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { watch } from "chokidar";
import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { serveAdmin, writeAdmin } from "./src/admin/bundle";
import { graphqlTypes } from "./src/content/graphql";
import { contentRoot, entriesOf, loadContent, loadTokens, type Content } from "./src/content/load";
import { contentOrFail, createContentNodes } from "./src/content/nodes";
import { pagesToCreate } from "./src/content/pages-to-create";
import { formatProblem, formatProblems } from "./src/content/problem";
import type { TokenTable } from "./src/content/tokens";
import { writeSearchIndex } from "./src/search/documents";
import { readEnvironment } from "./src/site/environment";
import { drawnCovers } from "./scripts/drawn-covers";
import { writeCards } from "./scripts/share/write-cards";
import { writeSheet } from "./scripts/sheet-files";
import {
  answersFile,
  runExampleQueries,
  serveExampleQueries,
  type DevServer,
} from "./src/site/example-queries";
import { datedByArticles } from "./src/site/feed";
import { asideFolder, bringBack } from "./src/site/leftovers";
import { securityText } from "./src/site/security-text";
import { unusedInBrowser } from "./src/site/unused-in-browser";

let content: Content | undefined;
/** The checked content. */
const currentContent = (): Content => (content ??= loadContent());
let workerTokens: TokenTable | undefined;
/** What the tokens of texts stand for; a worker process of the build has no content and reads them alone. */
const currentTokens = (): TokenTable => content?.tokens ?? (workerTokens ??= loadTokens());
let nodes = new Set<string>();

/** Every run, cached or not, begins by checking the environment and all content. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  bringBack(path.resolve("public"), path.resolve(asideFolder));
  const result = readEnvironment(process.env);
  if ("error" in result) reporter.panic(result.error);
  else for (const warning of result.warnings) reporter.warn(warning);
  content = contentOrFail((message) => reporter.panic(message));
  for (const warning of content.warnings) reporter.warn(formatProblem(warning));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  actions.createTypes(graphqlTypes(schema, currentTokens));
};

/** Leaves out of the browser what Gatsby brings along and this site has no use for. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Source maps would publish the site's source, comments and all, beside it.
    devtool: false,
    plugins: unusedInBrowser.map((request) =>
      plugins.normalModuleReplacement(request, path.resolve("src/site/unused-in-browser.ts")),
    ),
    // No page uses <Script>.
    resolve: { alias: { "gatsby-script": false } },
  });
};

/** In develop, a saved file is checked at once: mistakes are told, and the last right content stays. */
function followContent(args: SourceNodesArgs): void {
  let timer: NodeJS.Timeout | undefined;
  let broken = false;
  watch(contentRoot(), { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const next = loadContent();
      if (next.problems.length > 0) {
        broken = true;
        args.reporter.error(`The content has mistakes.\n\n${formatProblems(next.problems)}`);
        return;
      }
      if (broken) args.reporter.success("The content is right again.");
      broken = false;
      content = next;
      nodes = createContentNodes(args, content, nodes, await drawnCovers(args, content));
      await writeSearchIndex(content);
    }, 100);
  });
}

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const first = nodes.size === 0;
  const covers = await drawnCovers(args, currentContent());
  nodes = createContentNodes(args, currentContent(), nodes, covers);
  if (first && process.env.gatsby_executing_command === "develop") followContent(args);
};

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  for (const page of pagesToCreate(currentContent().entries)) {
    const { path: address, context } = page;
    actions.createPage({ path: address, context, component: template(page.template) });
    if (page.hasSheet) writeSheet(page.path, path.resolve("public"));
  }
  actions.createRedirect({ fromPath: "/blog/page/1/", toPath: "/blog/", isPermanent: true });
  // Every primitive in every state, for those who work on the site; never built.
  if (process.env.gatsby_executing_command === "develop")
    actions.createPage({ path: "/__kit/", component: template("kit"), context: {} });
};

/** A page of src/pages gets its chart sheet; createPages gives theirs to the pages it makes. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page }) => {
  writeSheet(page.path, path.resolve("public"));
};

const siteUrlOf = (content: Content): string => {
  const result = readEnvironment(process.env);
  const settings = entriesOf(content, "SiteSettings")[0];
  return ("environment" in result && result.environment.siteUrl) || settings?.data.url || "";
};

/** The CMS stands beside the site: no page of Gatsby's, and its script is on no other page. */
const writeCms = () => writeAdmin(currentContent(), siteUrlOf(currentContent()));

/** In develop, /admin/ is the CMS, and /___queries/ lists queries that open in GraphiQL. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  serveExampleQueries(app as DevServer);
  await writeCms();
  serveAdmin(app as DevServer);
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () =>
  writeSearchIndex(currentContent());

/** The sitemap plugin writes an index and a numbered file; the site has one file, /sitemap.xml. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const file = (name: string) => path.resolve("public", name);
  await rename(file("sitemap-0.xml"), file("sitemap.xml"));
  await rm(file("sitemap-index.xml"), { force: true });
  await writeCards(path.resolve("public"));
  const settings = entriesOf(currentContent(), "SiteSettings")[0];
  if (settings)
    await writeFile(...securityText({ ...settings.data, url: siteUrlOf(currentContent()) }));
  await writeCms();
  const feed = file("rss.xml");
  await writeFile(feed, datedByArticles(await readFile(feed, "utf8")));
  // The robots plugin names no host; a last line break keeps the file a text file.
  const robots = await readFile(file("robots.txt"), "utf8");
  await writeFile(file("robots.txt"), `${robots.trimEnd()}\n`);
  await writeFile(answersFile(), JSON.stringify(await runExampleQueries(graphql), null, 2));
};
