/**
 * Fixes the order of the styles in every page. styled-components puts the rules of a component where its module
 * came when it was first evaluated; left to the pages, that would follow which of them a process renders first.
 * So the server evaluates every component before it renders anything, by path: a component still comes after
 * those that it imports and extends.
 */
interface ModuleContext {
  (request: string): unknown;
  keys: () => string[];
}

declare global {
  interface ImportMeta {
    webpackContext: (
      folder: string,
      options: { recursive: boolean; regExp: RegExp },
    ) => ModuleContext;
  }
}

// The CMS and its preview are no part of the site. webpack reads the options as they are written here.
const components = import.meta.webpackContext("../..", {
  recursive: true,
  regExp: /^\.\/(?!cms\/).*\.tsx$/,
});
for (const file of components.keys()) components(file);

export {};
