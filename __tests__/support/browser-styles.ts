/**
 * styled-components as browsers get it. Jest would take the build for servers, which leaves out global
 * styles: `jest.mock("styled-components", () => jest.requireActual<object>("…/support/browser-styles"))`.
 */
module.exports = jest.requireActual<object>(
  "styled-components/dist/styled-components.browser.cjs.js",
);
