import { isPreviewHost } from "../../../src/lib/preview-host";

const previewHosts = ["netlify.app", "gatsbyjs.io", "localhost", "127.0.0.1", "[::1]"];

test.each([
  "netlify.app",
  "x.netlify.app",
  "deploy-preview-7--x.netlify.app",
  "x.gatsbyjs.io",
  "localhost",
  "127.0.0.1",
  "[::1]",
])("%s is a preview host", (host) => {
  expect(isPreviewHost(host, previewHosts)).toBe(true);
});

test.each([
  "notnetlify.app",
  "netlify.app.example.com",
  "www.northkeel.example",
  "mylocalhost",
  "",
])("%j is not a preview host", (host) => {
  expect(isPreviewHost(host, previewHosts)).toBe(false);
});
