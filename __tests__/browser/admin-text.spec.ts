/** The field of a Markdown text in the CMS: buttons, pictures with a description, charts by their fields. */
import { expect, type Page } from "../support/browser-test";
import { article, expectRefusal, openArticle, saveNow, test } from "../support/cms";

const textOf = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

/** Selects words of the text, as an editor does. */
async function select(page: Page, words: string): Promise<void> {
  await expect(textOf(page)).not.toHaveValue("");
  await textOf(page).evaluate((area: HTMLTextAreaElement, part) => {
    const start = area.value.indexOf(part);
    area.focus();
    area.setSelectionRange(start, start + part.length);
  }, words);
}

interface Clip {
  html?: string;
  plain?: string;
  /** A picture of that many pixels each way. */
  picture?: number;
}

/** Pastes into the text where the caret is. @returns whether the field has taken it, and the browser does nothing */
const paste = (page: Page, clip: Clip): Promise<boolean> =>
  textOf(page).evaluate(async (area: HTMLTextAreaElement, { html, plain, picture }) => {
    const data = new DataTransfer();
    if (plain !== undefined) data.setData("text/plain", plain);
    if (html !== undefined) data.setData("text/html", html);
    if (picture !== undefined) {
      const canvas = document.createElement("canvas");
      canvas.width = picture;
      canvas.height = picture;
      canvas.getContext("2d")?.fillRect(0, 0, picture / 2, picture);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob) data.items.add(new File([blob], "image.png", { type: "image/png" }));
    }
    const event = new ClipboardEvent("paste", {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    return !area.dispatchEvent(event);
  }, clip);

test("buttons edit what is selected, and the browser undoes it", async ({ page, cms }) => {
  await openArticle(page, cms);
  const toolbar = page.getByRole("toolbar", { name: "Formatting" });
  await select(page, "last quarter");
  await toolbar.getByRole("button", { name: "Italic" }).click();
  await expect(textOf(page)).toHaveValue(/Take \*last quarter\*'s export/);
  await page.keyboard.press("Control+z");
  await expect(textOf(page)).toHaveValue(/Take last quarter's export/);
  await select(page, "last quarter");
  await toolbar.getByRole("button", { name: "Bold" }).click();
  await saveNow(page);
  await expect.poll(cms.read).toBe(article.replace("last quarter", "**last quarter**"));
  expect(cms.problems()).toEqual([]);
});

test("a chart is edited by its fields, and only the edited line changes", async ({ page, cms }) => {
  await openArticle(page, cms);
  await page.getByRole("button", { name: /^Edit the chart/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit the chart" });
  await dialog.getByLabel("Figure of row 2").fill("a few");
  await expect(dialog.getByRole("button", { name: "Change it" })).toBeDisabled();
  await expect(dialog.getByRole("listitem")).toContainText("Figure of row 2");
  await dialog.getByLabel("Figure of row 2").fill("9.5");
  await dialog.getByRole("button", { name: "Change it" }).click();
  await expect(dialog).toBeHidden();
  const preview = page.frameLocator("#preview-pane");
  await expect(preview.locator("figure.chart")).toContainText("9.5");
  await saveNow(page);
  await expect.poll(cms.read).toBe(article.replace("value: 9 }", "value: 9.5 }"));
});

test("a dialog that is closed gives the focus back to where it was", async ({ page, cms }) => {
  await openArticle(page, cms);
  const button = page.getByRole("button", { name: /^Edit the chart/ });
  const dialog = page.getByRole("dialog", { name: "Edit the chart" });
  for (const close of ["Cancel", "Escape"]) {
    // The CMS may still be putting its fields in place of others when the button is first there.
    await expect(async () => {
      await button.press("Enter");
      await expect(dialog).toBeVisible({ timeout: 2000 });
    }).toPass();
    if (close === "Escape") await page.keyboard.press(close);
    else await dialog.getByRole("button", { name: close }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("a chart that cannot be read is left to the text, and says where it is wrong", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  await expect(page.getByRole("button", { name: /^Edit the chart/ })).toHaveCount(1);
  await select(page, "- { label: Fees, value: 9 }");
  await page.keyboard.insertText("- { label: Fees, value: 9");
  await expect(page.getByRole("button", { name: /^Edit the chart/ })).toHaveCount(0);
  await expect(page.getByText(/^A chart cannot be edited by its fields.* line \d+/)).toBeVisible();
});

test("a picture goes into the text where the editor is, with its description", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  await select(page, "Count what is");
  await page.getByRole("toolbar").getByRole("button", { name: "Picture" }).click();
  await page.locator('input[type="file"]').setInputFiles("static/apple-touch-icon.png");
  await page.getByRole("button", { name: "Choose selected" }).click();
  const dialog = page.getByRole("dialog", { name: "What does the picture show?" });
  const accept = dialog.getByRole("button", { name: "Put it into the text" });
  await expect(accept).toBeDisabled();
  await dialog.getByRole("textbox").fill("A mark of the test");
  await accept.click();
  await expect(textOf(page)).toHaveValue(
    /quoted\.\n\n!\[A mark of the test\]\(apple-touch-icon\.png\)\n\n- Then read/,
  );
  const shown = page.frameLocator("#preview-pane").getByRole("img", { name: "A mark of the test" });
  await expect(shown).toHaveJSProperty("complete", true);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await saveNow(page);
  await expect.poll(cms.read).toContain("![A mark of the test](apple-touch-icon.png)");
  // Pictures are written after the text.
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  expect(cms.problems()).toEqual([]);
});

test("a text with a format is pasted as Markdown, and undone in one step", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  await select(page, "last quarter");
  const plain = "Where it goes One";
  const html = `<h1>Where it goes</h1><ul><li>One, of <a href="https://other.example/"><b>all</b></a></li></ul><img src="data:,">`;
  expect(await paste(page, { html, plain })).toBe(true);
  const pasted =
    "1. Take\n\n## Where it goes\n\n- One, of [**all**](https://other.example/)\n\n's export";
  await expect.poll(() => textOf(page).inputValue()).toContain(pasted);
  await expect(page.getByRole("status").getByText(/picture.* left out/)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(textOf(page)).toHaveValue(/Take last quarter's export/);
});

test("what is pasted with the keys for plain text stays plain", async ({ page, cms }) => {
  await openArticle(page, cms);
  await select(page, "last quarter");
  const clip = { html: "<p>One <b>two</b></p>", plain: "One two" };
  for (const key of ["Control", "Shift", "v"]) await page.keyboard.down(key);
  expect(await paste(page, clip)).toBe(false);
  for (const key of ["v", "Shift", "Control"]) await page.keyboard.up(key);
  expect(await paste(page, clip)).toBe(true);
  await expect(textOf(page)).toHaveValue(/Take One \*\*two\*\*'s export/);
});

test("a long text that is pasted ends in view", async ({ page, cms }) => {
  await openArticle(page, cms);
  await select(page, "A sum that cannot be repeated");
  await paste(page, { html: "<p>Keep <b>this</b></p>".repeat(60) });
  await expect(textOf(page)).toHaveValue(/(Keep \*\*this\*\*\n\n){59}/);
  // The next line is just below: the caret is between what is hidden above and below.
  const hidden = await textOf(page).evaluate((area: HTMLTextAreaElement) => ({
    above: area.scrollTop,
    below: area.scrollHeight - area.scrollTop - area.clientHeight,
  }));
  expect(hidden.above).toBeGreaterThan(hidden.below);
});

test("a pasted picture is described, kept with the entry and saved", async ({ page, cms }) => {
  await openArticle(page, cms);
  await select(page, "Count what is");
  expect(await paste(page, { picture: 40 })).toBe(true);
  const dialog = page.getByRole("dialog", { name: "What does the picture show?" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(textOf(page)).toBeFocused();
  // The place of the text is as it was.
  expect(await paste(page, { picture: 40 })).toBe(true);
  await dialog.getByRole("textbox").fill("Half of it");
  await dialog.getByRole("button", { name: "Put it into the text" }).click();
  await expect(textOf(page)).toHaveValue(
    /quoted\.\n\n!\[Half of it\]\(half-of-it\.png\)\n\n- Then read/,
  );
  // The same picture is kept once, and another of the same description has a name of its own.
  for (const picture of [40, 50]) {
    await paste(page, { picture });
    await dialog.getByRole("textbox").fill("Half of it");
    await dialog.getByRole("button", { name: "Put it into the text" }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(textOf(page)).toHaveValue(/(half-of-it\.png\)[^]*){2}half-of-it-2\.png/);
  await saveNow(page);
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  expect(cms.names("content/blog/an-article-of-the-test")).toEqual([
    "half-of-it-2.png",
    "half-of-it.png",
    "index.md",
  ]);
  expect(cms.problems()).toEqual([]);
});

test("the Enter key goes on with a list, and ends it", async ({ page, cms }) => {
  await openArticle(page, cms);
  await select(page, "what left.");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Divide it.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("So.");
  const end = "2. Add up what left.\n3. Divide it.\n\nSo.\n";
  await expect
    .poll(() =>
      textOf(page)
        .inputValue()
        .then((text) => text.endsWith(end)),
    )
    .toBe(true);
  await page.keyboard.press("Tab");
  await expect(textOf(page)).not.toBeFocused();
});

test("what is typed is undone at once, and not letter by letter", async ({ page, cms }) => {
  await openArticle(page, cms);
  await select(page, "last quarter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type(" and zebras");
  await expect(textOf(page)).toHaveValue(/last quarter and zebras's/);
  await page.keyboard.press("Control+z");
  await expect.poll(() => textOf(page).inputValue()).not.toContain("and z");
});

test("an address over words makes a link of them", async ({ page, cms }) => {
  await openArticle(page, cms);
  await select(page, "last quarter");
  expect(await paste(page, { plain: "https://other.example/a" })).toBe(true);
  await expect(textOf(page)).toHaveValue(/Take \[last quarter\]\(https:\/\/other\.example\/a\)'s/);
  await select(page, "https://other.example/a");
  expect(await paste(page, { plain: "/contact/" })).toBe(false);
});

test("keys do what the buttons do that name them", async ({ page, cms }) => {
  await openArticle(page, cms);
  const toolbar = page.getByRole("toolbar", { name: "Formatting" });
  await expect(toolbar.getByRole("button", { name: "Bold" })).toHaveAttribute(
    "aria-keyshortcuts",
    "Control+B",
  );
  await select(page, "last quarter");
  await page.keyboard.press("Control+b");
  await expect(textOf(page)).toHaveValue(/Take \*\*last quarter\*\*'s/);
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Control+i");
  await expect(textOf(page)).toHaveValue(/Take \*last quarter\*'s/);
  await page.keyboard.press("Control+i");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("/process/");
  await expect(textOf(page)).toHaveValue(/Take \[last quarter\]\(\/process\/\)'s/);
});

test("a cover that is chosen asks for its description at once, and is not saved without it", async ({
  page,
  cms,
}) => {
  await openArticle(page, cms);
  await page.getByRole("button", { name: "Choose an image" }).click();
  await page.locator('input[type="file"]').setInputFiles("static/apple-touch-icon.png");
  await page.getByRole("button", { name: "Choose selected" }).click();
  await expect(page.getByLabel(/^Cover description/)).toBeFocused();
  await saveNow(page);
  await expectRefusal(page, "has no description");
  expect(cms.read()).toBe(article);
});
