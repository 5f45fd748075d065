import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { watch } from "chokidar";
import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { CheckedTexts } from "./src/gatsby/develop/checked-texts";
import { serveCmsBackend, type BackendServer } from "./src/gatsby/develop/cms-backend";
import { ProblemFeed, type StreamServer } from "./src/gatsby/develop/problem-feed";
import { adminPage, serveAdmin, writeAdminPage } from "./src/gatsby/output/admin";
import { bundleAdmin } from "./src/gatsby/output/admin-script";
import { writeIds } from "./src/gatsby/schema/generated-files";
import { graphqlTypes } from "./src/gatsby/schema/node-types";
import { contentRoot, entriesOf, loadContent, loadTokens, type Content } from "./src/content/load";
import { currentAudience } from "./src/content/publish/published";
import { FactsCache } from "./src/content/read/facts-cache";
import { noteCacheFolder } from "./src/gatsby/cache-folder";
import { contentOrFail, createContentNodes } from "./src/gatsby/nodes";
import type { Entry } from "./src/content/read/entry";
import { pagesToCreate } from "./src/gatsby/pages";
import { formatProblem, formatProblems } from "./src/model/problem";
import type { TokenTable } from "./src/model/tokens";
import { writeSearchIndex } from "./src/gatsby/output/search-index";
import { noRepository } from "./src/admin/login";
import { readEnvironment } from "./src/gatsby/host/environment";
import { BuiltFiles } from "./src/gatsby/output/built-files";
import { drawnCovers } from "./src/gatsby/output/drawn-covers";
import { writeCards } from "./src/gatsby/output/social-cards/write-cards";
import { writeHeadingMap } from "./src/gatsby/output/heading-maps";
import {
  answersFile,
  runExampleQueries,
  serveExampleQueries,
  type DevServer,
} from "./src/gatsby/example-queries";
import { datedByArticles, feedQuery } from "./src/gatsby/output/feed";
import { beginPictures, hasNoPictures } from "./src/gatsby/output/early-pictures";
import { sitePictureRequests } from "./src/gatsby/output/picture-requests";
import { writeText } from "./src/gatsby/output/long-texts";
import { asideFolder, bringBack } from "./src/gatsby/output/leftovers";
import { serveFormPosts, type FormServer } from "./src/gatsby/host/form-posts";
import { forgetFailure, keptFailure } from "./src/gatsby/render/failed-page";
import { securityText } from "./src/gatsby/output/security-text";
import { withReservation } from "./src/gatsby/output/text-mining";
import { LateScriptsPlugin } from "./src/gatsby/late-scripts-plugin";
import { templateId } from "./src/browser/late-scripts";
import { unusedInBrowser } from "./src/gatsby/unused-in-browser";

let facts: FactsCache | undefined;
/** Reads and checks the content as it is now. */
const readContent = (): Content =>
  loadContent(contentRoot(), currentAudience(), (facts ??= FactsCache.open()));
let content: Content | undefined;
/** The checked content. */
const currentContent = (): Content => (content ??= readContent());
let workerTokens: TokenTable | undefined;
/** The values of `{{…}}` tokens in texts. A worker process of a build has no content and loads only these. */
const currentTokens = (): TokenTable => content?.tokens ?? (workerTokens ??= loadTokens());
let nodes = new Set<string>();

const isDevelop = process.env.gatsby_executing_command === "develop";
const problemFeed = new ProblemFeed();
const checkedTexts = isDevelop ? new CheckedTexts() : undefined;

/** Brings the nodes up to date with content that has passed the check. */
async function createNodes(args: SourceNodesArgs, checked: Content): Promise<void> {
  checkedTexts?.accept(checked.entries);
  const covers = await drawnCovers(args, checked);
  nodes = createContentNodes(args, checked, nodes, covers, checkedTexts?.bodyOf);
}

/** Every run, cached or not, starts by checking the environment and all content. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  bringBack(path.resolve("public"), path.resolve(asideFolder));
  noteCacheFolder();
  forgetFailure();
  // Gatsby writes long stacks of built code; what tells the place comes last.
  process.once("exit", () => {
    const words = keptFailure();
    if (words) console.error(words);
  });
  const read = readContent();
  const result = readEnvironment(process.env, entriesOf(read, "SiteSettings")[0]?.data.forms);
  if ("error" in result) reporter.panic(result.error);
  else for (const warning of result.warnings) reporter.warn(warning);
  content = contentOrFail(read, (message) => reporter.panic(message));
  for (const warning of content.warnings) reporter.warn(formatProblem(warning));
  writeIds(content);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  // Types that Gatsby infers from the front matter at hand would change with the content.
  actions.createTypes("type MarkdownRemarkFrontmatter @dontInfer { title: String }");
  actions.createTypes(
    graphqlTypes(
      schema,
      currentTokens,
      (html) => writeText(html, path.resolve("public")),
      checkedTexts,
    ),
  );
};

/** Leaves out of the browser bundle what Gatsby adds and this site does not use. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Source maps would publish the source code, comments included.
    devtool: false,
    plugins: [
      ...unusedInBrowser.map((request) =>
        plugins.normalModuleReplacement(request, path.resolve("src/gatsby/unused-in-browser.ts")),
      ),
      new LateScriptsPlugin(path.resolve("public"), templateId),
    ],
    // No page uses <Script>.
    resolve: { alias: { "gatsby-script": false } },
  });
};

/** In develop, checks the content after every save. Errors are reported, and the last valid content stays. */
function followContent(args: SourceNodesArgs): void {
  let timer: NodeJS.Timeout | undefined;
  let broken = false;
  watch(contentRoot(), { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const next = readContent();
      problemFeed.tell([...next.problems, ...next.unfinished]);
      if (next.problems.length > 0) {
        broken = true;
        args.reporter.log(`The content has problems.\n\n${formatProblems(next.problems)}`);
        return;
      }
      if (broken) args.reporter.success("The content is valid again.");
      broken = false;
      // A draft that is being written stays on the page as it last was right.
      const nameOf = ({ kind, id }: Entry) => `${kind} ${id}`;
      const half = new Set(
        next.hidden.flatMap(({ entry, status }) => (status === "draft" ? nameOf(entry) : [])),
      );
      const kept = (content?.entries ?? []).filter((entry) => half.has(nameOf(entry)));
      content = { ...next, entries: [...next.entries, ...kept] };
      await createNodes(args, content);
      writeIds(content);
      await writeSearchIndex(content);
    }, 100);
  });
}

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const first = nodes.size === 0;
  await createNodes(args, currentContent());
  if (first && isDevelop) followContent(args);
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  for (const page of pagesToCreate(currentContent().entries)) {
    const { path: address, context } = page;
    actions.createPage({ path: address, context, component: path.resolve(page.component) });
    if (page.hasHeadingMap) writeHeadingMap(page.path, path.resolve("public"));
  }
  actions.createRedirect({ fromPath: "/blog/page/1/", toPath: "/blog/", isPermanent: true });
  for (const { id, data } of entriesOf(currentContent(), "Redirect"))
    actions.createRedirect({ fromPath: id, toPath: data.to, isPermanent: true });
  // Shows every primitive in every state, for developers; never part of a build.
  if (isDevelop)
    actions.createPage({
      path: "/__kit/",
      component: path.resolve("src/templates/kit.tsx"),
      context: {},
    });
  if (!isDevelop && hasNoPictures(path.resolve("public")))
    await beginPictures(graphql, currentContent().entries, sitePictureRequests(feedQuery));
};

/** Draws the heading map of a page from src/pages; createPages draws those of the pages it creates. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page }) => {
  writeHeadingMap(page.path, path.resolve("public"));
};

/** The environment, read with what content says of the forms. */
const environmentOf = (content: Content) => {
  const result = readEnvironment(process.env, entriesOf(content, "SiteSettings")[0]?.data.forms);
  return "environment" in result ? result.environment : undefined;
};

const siteUrlOf = (content: Content): string => {
  const settings = entriesOf(content, "SiteSettings")[0];
  return environmentOf(content)?.siteUrl ?? settings?.data.url ?? "";
};

/** The CMS is not a Gatsby page, and no other page loads its script. */
const cmsPage = () => {
  const login = environmentOf(currentContent())?.cms ?? noRepository;
  return adminPage(currentContent(), { url: siteUrlOf(currentContent()), login });
};

/** In develop, forms are taken as by the host, /admin/ serves the CMS, and /___queries/ lists queries for GraphiQL. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  serveFormPosts(app as FormServer);
  await serveCmsBackend(app as BackendServer);
  serveExampleQueries(app as DevServer);
  problemFeed.serve(app as StreamServer);
  writeAdminPage(cmsPage());
  await bundleAdmin();
  serveAdmin(app as DevServer, cmsPage);
};

/** In a build, the script of the CMS is bundled beside those of the site, by a process of its own. */
let adminBundled: Promise<void> | undefined;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  await writeSearchIndex(currentContent());
  if (isDevelop) return;
  adminBundled = bundleAdmin();
  // A failure is reported where the script is awaited.
  adminBundled.catch(() => {});
};

/** The sitemap plugin writes an index and a numbered file; the site publishes one file, /sitemap.xml. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const file = (name: string) => path.resolve("public", name);
  await rename(file("sitemap-0.xml"), file("sitemap.xml"));
  await rm(file("sitemap-index.xml"), { force: true });
  const built = BuiltFiles.open();
  await writeCards(built);
  built.save();
  const settings = entriesOf(currentContent(), "SiteSettings")[0];
  if (settings)
    await writeFile(...securityText({ ...settings.data, url: siteUrlOf(currentContent()) }));
  writeAdminPage(cmsPage());
  await adminBundled;
  const feed = file("rss.xml");
  await writeFile(feed, datedByArticles(await readFile(feed, "utf8")));
  // The robots plugin does not end its file with a single line break.
  const robots = await readFile(file("robots.txt"), "utf8");
  await writeFile(file("robots.txt"), withReservation(`${robots.trimEnd()}\n`));
  await writeFile(answersFile(), JSON.stringify(await runExampleQueries(graphql), null, 2));
};
