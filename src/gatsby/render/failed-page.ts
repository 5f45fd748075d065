/**
 * What a build says last when a page cannot be rendered: the page, the component and the line of the source. Pages are
 * rendered by other processes than the one that ends the build, so the words wait for it in a file.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firstOwnPlace, type Place } from "./error-place";

const failureFile = () => path.resolve(".cache/failed-page.txt");

const written = ({ file, line, column }: Place) => `${file}:${line}:${column}`;

export function describeFailure(page: string, error: unknown, components = ""): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const component = firstOwnPlace(components);
  const source = firstOwnPlace(error instanceof Error ? (error.stack ?? "") : "") ?? component;
  const named = component?.name && component.file ? `${component.name}, ${component.file}` : "";
  return [
    `The page ${page} could not be rendered.`,
    `  error:     ${message.split("\n")[0]}`,
    ...(named ? [`  component: ${named}`] : []),
    ...(source ? [`  source:    ${written(source)}`] : []),
  ].join("\n");
}

/** Keeps the words for the process that ends the build. Only the first page that fails is reported. */
export function keepFailure(words: string, file = failureFile()): void {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${words}\n`, { flag: "wx" });
  } catch {
    // Another page has failed before.
  }
}

export const forgetFailure = (file = failureFile()): void => rmSync(file, { force: true });

export function keptFailure(file = failureFile()): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
