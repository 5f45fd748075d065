import { previewScript } from "../../../src/seo/head";

it("pages are noindex on a preview host and its subdomains, and on no other host", () => {
  const found = Object.entries({ "a.netlify.app": 1, "netlify.app": 1, "notnetlify.app": 0 });
  for (const [hostname, count] of found) {
    document.head.replaceChildren();
    new Function("location", previewScript(["netlify.app"]))({ hostname });
    expect(document.head.querySelectorAll("meta")).toHaveLength(count);
  }
});
