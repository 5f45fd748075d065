/** The CMS when something goes wrong: a mistake, another editor, a lost connection. */
import { article, articleFile, title } from "../support/cms/article";
import {
  expectRefusal,
  openArticle,
  pressShown,
  save,
  saveAndClose,
  test,
  titleField,
  typeAtStart,
  write,
} from "../support/cms/cms";
import { expect } from "../support/browser-test";

test("the CMS refuses to save what the check rejects, and says why in a window and at the field", async ({
  page,
  cms,
}) => {
  await openArticle(page);
  await write(titleField(page), "Leaks");
  await save(page);
  await expectRefusal(page, "Title: has 5 characters");
  const fault = page.getByText(/has 5 characters; at least/).filter({ visible: true });
  await expect(fault).toBeVisible();
  await write(titleField(page), title);
  await expect(fault).toBeHidden();
  await typeAtStart(page, "See [this](/nowhere/). ");
  await save(page);
  await expectRefusal(page, 'there is no page at "/nowhere/"');
  expect(cms.read()).toBe(article);
});

test("saving over someone else's change asks first, and reloading the entry shows that change", async ({
  page,
  cms,
}) => {
  await openArticle(page);
  const mine = "A title that I have written in the meantime";
  await write(titleField(page), mine);
  const theirs = article.replace("A store sells", "Every store sells");
  cms.repository.saveAsAnother(articleFile, theirs);
  await save(page);
  const question = page.getByRole("alertdialog", { name: "Entry Changed by Someone Else" });
  await pressShown(question.getByRole("button", { name: "Cancel" }));
  expect(cms.read()).toBe(theirs);
  await page.getByRole("button", { name: "Reload Entry" }).click();
  await pressShown(page.getByRole("alertdialog").getByRole("button", { name: "Reload Entry" }));
  await expect(titleField(page)).toHaveValue(title);
  await write(titleField(page), mine);
  await saveAndClose(page);
  expect(cms.read()).toBe(theirs.replace(title, mine));
});

test("a save without a connection shows an error, and the edit can be restored after a reload", async ({
  page,
  cms,
}) => {
  await openArticle(page);
  const words = "A title that was written without a connection";
  await write(titleField(page), words);
  cms.host.isLost = true;
  await save(page);
  await expectRefusal(page, "There was an error while saving the entry.");
  await expect(titleField(page)).toHaveValue(words);
  cms.host.isLost = false;
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(titleField(page)).toHaveValue(words);
  await saveAndClose(page);
  expect(cms.read()).toBe(article.replace(title, words));
});
