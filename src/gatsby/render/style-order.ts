/**
 * Fixes the order of the styles in every page. styled-components orders rules by the first
 * evaluation of their modules, which would depend on the page that a process renders first.
 * So the server evaluates every component before it renders anything, by path: a component still comes after
 * those that it imports and extends.
 */
/// <reference types="webpack/module" />

// The CMS and its preview are no part of the site. webpack reads the options from the source, so they are literals.
const components = import.meta.webpackContext("../..", {
  recursive: true,
  regExp: /^\.\/(?!cms\/).*\.tsx$/,
});
for (const file of components.keys()) components(file);

export {};
