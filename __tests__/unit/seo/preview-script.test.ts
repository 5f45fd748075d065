/** @jest-environment jsdom */
import { previewScript } from "../../../src/seo/head";

it("keeps the pages of a preview host and its subdomains out of search, and of no other", () => {
  const found = Object.entries({ "a.netlify.app": 1, "netlify.app": 1, "notnetlify.app": 0 });
  for (const [hostname, count] of found) {
    document.head.replaceChildren();
    new Function("location", previewScript(["netlify.app"]))({ hostname });
    expect(document.head.querySelectorAll("meta")).toHaveLength(count);
  }
});
