/**
 * Writes Gatsby's schema of the project in the current folder to a file, below a given first line, without making pages:
 * Gatsby's own types, those of the plugins and those of the content, with their filters. It runs in a process of
 * its own and in a copy of the project, because Gatsby keeps state in both.
 */
import path from "node:path";
import {
  buildSchema,
  customizeSchema,
  initialize,
  sourceNodes,
  type IBuildContext,
} from "gatsby/dist/services";
import { writeSchemaFile } from "../../../src/gatsby/schema/schema-file";

async function main([target = "", head = ""]: string[]): Promise<void> {
  process.env.NODE_ENV = "production";
  process.env.gatsby_executing_command = "build";
  const directory = process.cwd();
  const sitePackageJson = (await import(path.join(directory, "package.json"))) as object;
  const program = { directory, sitePackageJson, _: ["build"], useYarn: false, browserslist: [] };
  const initial = { program, shouldRunCreatePagesStatefully: true } as unknown as IBuildContext;
  const context = { ...initial, ...(await initialize(initial)) };
  await customizeSchema(context);
  await sourceNodes(context);
  await buildSchema(context);
  writeSchemaFile(context.store.getState().schema, target, head);
  await Promise.all(context.workerPool.end());
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
