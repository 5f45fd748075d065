/**
 * Takes Gatsby's linting out of develop: it loads rules that this project does not use, in seconds of each start. The
 * project's own rules are run by editors and by `npm run lint`.
 */

/** The part of webpack's configuration that is read and changed. */
export interface WithPlugins {
  plugins?: unknown[];
}

const isLint = (plugin: unknown): boolean => plugin?.constructor.name === "ESLintWebpackPlugin";

/**
 * @param config webpack's whole configuration
 * @returns the same without its plugins that lint
 */
export const withoutLint = <T extends WithPlugins>(config: T): T => ({
  ...config,
  plugins: config.plugins?.filter((plugin) => !isLint(plugin)),
});
