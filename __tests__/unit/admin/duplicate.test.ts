/** What a copy of an entry begins with. */
import { copyOfEntry, isPlainCopy } from "../../../src/admin/duplicate";
import { addressField, formatOf } from "../../../src/admin/files/formats";

const text = `---
# A remark.
title: How winding habits wear a watch
cover: cover.jpg
coverAlt: A watch that is being wound by hand
seo:
  title: Winding habits
---

Words.
`;
const article = formatOf("BlogPost", true, "blog/new/index.md");

it("is a draft without the pictures of the folder, the search texts and the address", () => {
  const data = { ...article.fromFile(text), [addressField]: "another" };
  expect(copyOfEntry("BlogPost", data)).toEqual({
    title: "How winding habits wear a watch",
    draft: true,
    body: "Words.\n",
  });
});

it("has no place among the others, since that of the first is taken", () => {
  expect(copyOfEntry("Service", { title: "Winding", order: 2 })).toEqual({
    title: "Winding",
    draft: true,
  });
});

it("leaves the entry as it is", () => {
  const data = article.fromFile(text);
  copyOfEntry("BlogPost", data);
  expect(article.toFile(data)).toBe(text);
});

it("is made once: what is chosen in it afterwards stays", () => {
  const data = article.fromFile(text);
  expect(isPlainCopy(data)).toBe(true);
  expect(isPlainCopy(copyOfEntry("BlogPost", data))).toBe(false);
});

it("keeps the pictures of kinds whose files share a folder, and is no draft where there are none", () => {
  const data = { title: "Shop", seo: { title: "Shop" }, image: "shop.jpg" };
  expect(copyOfEntry("Category", data)).toEqual({ title: "Shop", image: "shop.jpg" });
});
