import { withoutPages } from "../../../src/gatsby/sitemap";

test("the sitemap of a preview is empty", () => {
  const list = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="a">';
  const pages =
    "<url><loc>https://a.example/</loc></url>\n<url><loc>https://a.example/b/</loc></url>";
  expect(withoutPages(`${list}${pages}</urlset>`)).toBe(`${list}</urlset>`);
});
