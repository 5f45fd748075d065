import { makeSite } from "../../../../src/content/site/site";
import { entriesOf } from "../../../../src/content/read/entry";
import { buildFields } from "../../../../src/gatsby/nodes/content-nodes";
import { content } from "../../../support/fixture-content";

it.each([
  [{ draft: true }, "DRAFT", /^Draft · /],
  [{ date: "2100-01-02" }, "SCHEDULED", /^From 2 January 2100 · /],
  [{}, "PUBLISHED", undefined],
])("the node of an article with %j has its state", (change, state, mark) => {
  const [article] = entriesOf(content.site.entries, "BlogPost");
  if (!article) throw new Error("There is no article.");
  const today = "2100-01-01";
  const edited = { ...article, data: { ...article.data, ...change } };
  const site = makeSite([edited], { today, drafts: true });
  const [shown] = site.entries;
  const fields = shown && buildFields(shown, site, "", ({ id }) => id);
  expect(fields).toMatchObject({ title: article.data.title, state });
  if (mark) expect(fields?.markedTitle).toMatch(mark);
  else expect(fields).not.toHaveProperty("markedTitle");
});
