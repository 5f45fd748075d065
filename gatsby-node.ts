import { realpathSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { GraphQLSchema } from "graphql";
import { companyGaps, examplesError, launchWords } from "./src/content/check/before-launch";
import { templateId } from "./src/browser/hydration";
import { contentRoot, language } from "./src/content/disk/languages";
import {
  checkEnvironment,
  currentContent,
  currentTwins,
  environmentOf,
} from "./src/gatsby/current-content";
import { syncNodes, hasNodes, isDevelop } from "./src/gatsby/nodes/current-nodes";
import { serveCmsFiles } from "./src/gatsby/admin/cms-files";
import { followContent } from "./src/gatsby/develop/follow-content";
import type { DevServer } from "./src/gatsby/develop/dev-server";
import { serveExampleQueries, writeExampleAnswers } from "./src/gatsby/example-queries";
import { serveForms } from "./src/gatsby/host/local-forms";
import { serveAdmin, writeAdminPage } from "./src/gatsby/admin/admin-page";
import { bundleAdmin } from "./src/gatsby/admin/admin-script";
import type { Page } from "./src/content/site/site";
import { finishBuild } from "./src/gatsby/post-build";
import { projectWarnings } from "./src/gatsby/project-warnings";
import { gatsbyRedirects } from "./src/gatsby/redirects";
import { writeTextFiles } from "./src/gatsby/text-files";
import { graphqlTypes } from "./src/gatsby/schema/node-types";
import { listResolvers } from "./src/gatsby/schema/resolvers";
import { writeSchemaFile } from "./src/gatsby/schema/schema-file";
import { withPictureProblems } from "./src/gatsby/pictures/decode-pictures";
import { serveMaps } from "./src/gatsby/pictures/page-maps";
import { copyPictures } from "./src/gatsby/pictures/copies";
import { changeWebpack } from "./src/gatsby/webpack/webpack";
import { formatProblem, formatProblems, type Problem } from "./src/model/problem";

/** Prints without Gatsby's reporter, which wraps lines: terminals would no longer link the places in files. */
function stopBuild(message: string): never {
  writeSync(process.stderr.fd, `\n${message}\n\n`);
  process.exit(1);
}

const publicGaps = (gaps: Problem[]) =>
  `WARNING: visitors get this build, and it does not say who is behind the site.\n${formatProblems(gaps)}`;

/** Checks the environment and all content at the start of every run, cached or not. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  // scripts/project-folder.mjs deletes a cache that was made in another folder or for another language.
  writeFileSync(".cache/folder.txt", `${realpathSync(".")} ${language()}\n`);
  const content = currentContent();
  const result = checkEnvironment(content);
  if ("error" in result) stopBuild(result.error);
  for (const warning of result.warnings) reporter.warn(warning);
  const problems = await withPictureProblems(contentRoot(), content.problems);
  if (problems.length > 0)
    stopBuild(`The content has problems, so the build stops.\n\n${formatProblems(problems)}`);
  const { online, showsExamples } = result.environment;
  const error = online && !showsExamples && examplesError(content.launch);
  if (error) stopBuild(error);
  for (const warning of [...content.warnings, ...projectWarnings(content)])
    reporter.warn(formatProblem(warning));
  if (content.launch.length > 0)
    reporter.warn(launchWords(content.launch, online ? "online" : "here"));
  await copyPictures(contentRoot());
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => actions.createTypes(graphqlTypes(schema));

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers({ Query: listResolvers() });

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  changeWebpack(args, templateId);

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const isFirst = !hasNodes();
  await syncNodes(args, currentContent());
  if (isFirst && isDevelop) followContent(args);
};

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  const { site } = currentContent();
  for (const page of site.pages)
    actions.createPage({
      path: page.address,
      context: contextOf(page),
      component: path.resolve(page.component),
    });
  for (const redirect of gatsbyRedirects(site)) actions.createRedirect({ ...redirect });
};

function contextOf(page: Page): Page["context"] {
  const twins = currentTwins(page);
  return twins.length > 0 ? { ...page.context, twins } : page.context;
}

/** Gatsby makes a page of each file in src/pages too, of which this makes that of the `Site`. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const { site } = currentContent();
  const output = site.at(page.path);
  if (site.faultOf(page.path)) actions.deletePage(page);
  else if (output?.type === "page") actions.createPage({ ...page, context: contextOf(output) });
};

/** Accepts forms as the host does, serves the CMS at /admin/, and lists queries for GraphiQL at /___queries/. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  const server = app as DevServer;
  serveForms(server);
  serveCmsFiles(server);
  serveExampleQueries(server);
  serveMaps(server);
  await bundleAdmin();
  serveAdmin(server);
};

/** In a build, esbuild bundles the script of the CMS in its own process while webpack bundles the site. */
let adminBundle: Promise<void> | undefined;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store }) => {
  writeSchemaFile((store.getState() as unknown as { schema: GraphQLSchema }).schema);
  if (isDevelop) return writeTextFiles(currentContent());
  adminBundle = bundleAdmin();
  // `onPostBuild` throws its error.
  adminBundle.catch(() => {});
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  await finishBuild(path.resolve("public"), graphql);
  writeAdminPage();
  await adminBundle;
  await writeExampleAnswers(graphql);
  const content = currentContent();
  const gaps = companyGaps(content.site.entries);
  // Printed after Gatsby's own last lines, where nobody misses it.
  if (environmentOf(content)?.online && gaps.length > 0)
    process.on("exit", () => writeSync(process.stderr.fd, `\n${publicGaps(gaps)}\n`));
};
