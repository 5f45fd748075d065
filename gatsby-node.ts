import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { launchWords } from "./src/content/check/before-launch";
import { contentRoot } from "./src/content/load";
import { contentOrFail } from "./src/gatsby/content-nodes";
import { formatProblem } from "./src/model/problem";
import { templateId } from "./src/browser/late-scripts";
import { noteCacheFolder } from "./src/gatsby/cache-folder";
import {
  acceptContent,
  currentContent,
  currentTokens,
  readHost,
} from "./src/gatsby/current-content";
import { bringNodesUpToDate, checkedTexts, hasNodes, isDevelop } from "./src/gatsby/current-nodes";
import { serveCmsFiles, type FileServer } from "./src/gatsby/develop/cms-files";
import { followContent } from "./src/gatsby/develop/follow-content";
import { ProblemServer, type StreamServer } from "./src/gatsby/develop/problem-server";
import { withoutLint, type WithPlugins } from "./src/gatsby/develop/without-lint";
import {
  serveExampleQueries,
  writeExampleAnswers,
  type DevServer,
} from "./src/gatsby/example-queries";
import { minifiedFaster, type WithMinimizers } from "./src/gatsby/fast-minimizer";
import { serveFormPosts, type FormServer } from "./src/gatsby/host/form-posts";
import { LateScriptsPlugin } from "./src/gatsby/late-scripts-plugin";
import { serveAdmin, writeAdminPage } from "./src/gatsby/output/admin";
import { bundleAdmin } from "./src/gatsby/output/admin-script";
import { beginPictures, hasNoPictures } from "./src/gatsby/output/early-pictures";
import { feedQuery } from "./src/gatsby/output/feed";
import { finishBuild } from "./src/gatsby/output/finish-build";
import { writeHeadingMap } from "./src/gatsby/output/write-heading-map";
import { asideFolder, bringBack } from "./src/gatsby/output/leftovers";
import { inLaterParts } from "./src/gatsby/output/later-parts";
import { writeText } from "./src/gatsby/output/long-texts";
import { sitePictureRequests } from "./src/gatsby/output/picture-requests";
import { writeSearchIndex } from "./src/gatsby/output/write-search-index";
import { pagesToCreate } from "./src/gatsby/pages";
import { projectWarnings } from "./src/gatsby/project-warnings";
import { redirectsOf } from "./src/gatsby/redirects";
import { earlyScripts } from "./src/gatsby/render/early-script";
import { forgetFailure, keptFailure } from "./src/gatsby/render/failed-page";
import { digestLength, isScript } from "./src/gatsby/script-names";
import { writeIds } from "./src/gatsby/schema/generated-files";
import { graphqlTypes } from "./src/gatsby/schema/node-types";
import { stopBuild } from "./src/gatsby/stop-build";
import { unusedInBrowser } from "./src/gatsby/unused-in-browser";
import { turnUpright } from "./src/gatsby/upright-pictures";

const problemServer = new ProblemServer();

/** Every run, cached or not, starts by checking the environment and all content. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  bringBack(path.resolve("public"), path.resolve(asideFolder));
  noteCacheFolder();
  forgetFailure();
  // Gatsby writes long stacks of built code; what tells the place comes last.
  process.once("exit", () => {
    const words = keptFailure();
    if (words) console.error(words);
  });
  const read = currentContent();
  const host = readHost(read);
  if ("error" in host) stopBuild(host.error);
  for (const warning of host.warnings) reporter.warn(warning);
  const content = acceptContent(contentOrFail(read, stopBuild));
  for (const warning of [...content.warnings, ...projectWarnings(content)])
    reporter.warn(formatProblem(warning));
  if (content.launch.length > 0)
    reporter.warn(launchWords(content.launch, host.environment.online ? "online" : "here"));
  writeIds(content);
  for (const name of await turnUpright(contentRoot()))
    reporter.info(`Turned content/${name} upright; commit it as it is now.`);
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
      (html) => writeText(inLaterParts(html), path.resolve("public")),
      checkedTexts,
    ),
  );
};

/** Leaves out of the browser bundle, and of develop, what Gatsby adds and this site does not use. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage === "develop") actions.replaceWebpackConfig(withoutLint(getConfig() as WithPlugins));
  if (stage.endsWith("-html"))
    actions.setWebpackConfig({
      // It finds its program beside its own files.
      externals: [{ esbuild: "commonjs esbuild" }],
      plugins: [plugins.define(earlyScripts())],
    });
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
  const config = minifiedFaster(getConfig() as WithMinimizers & { output?: object });
  // Gatsby takes no output from setWebpackConfig.
  actions.replaceWebpackConfig({
    ...config,
    output: {
      ...config.output,
      hashDigestLength: digestLength,
      // Those of earlier builds go, and nothing else that is in the folder.
      clean: { keep: (file: string) => !isScript(file) },
    },
  });
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const first = !hasNodes();
  await bringNodesUpToDate(args, currentContent());
  if (first && isDevelop) followContent(args, problemServer);
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  for (const page of pagesToCreate(currentContent().entries)) {
    const { path: address, context } = page;
    actions.createPage({ path: address, context, component: path.resolve(page.component) });
    if (page.hasHeadingMap) writeHeadingMap(page.path, path.resolve("public"));
  }
  for (const redirect of redirectsOf(currentContent())) actions.createRedirect({ ...redirect });
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

/** In develop, forms are taken as by the host, /admin/ serves the CMS, and /___queries/ lists queries for GraphiQL. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  serveFormPosts(app as FormServer);
  serveCmsFiles(app as FileServer);
  serveExampleQueries(app as DevServer);
  problemServer.serve(app as StreamServer);
  writeAdminPage(true);
  await bundleAdmin();
  serveAdmin(app as DevServer);
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

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  await finishBuild(path.resolve("public"));
  writeAdminPage(false);
  await adminBundled;
  await writeExampleAnswers(graphql);
};
