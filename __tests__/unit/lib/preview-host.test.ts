import { isPreviewHost } from "../../../src/lib/preview-host";

test("a preview host is a listed host or below one", () => {
  const previewHosts = ["netlify.app", "[::1]"];
  const isPreview = (host: string) => isPreviewHost(host, previewHosts);
  expect(["netlify.app", "deploy-preview-7--x.netlify.app", "[::1]"].every(isPreview)).toBe(true);
  expect(["notnetlify.app", "netlify.app.example.com", ""].some(isPreview)).toBe(false);
});
