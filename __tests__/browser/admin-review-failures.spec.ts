/** The CMS where saves are reviewed, and a save fails half way: saving again is all that is to be done. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { atGitHub } from "../support/cms-login";
import { entries } from "../support/words";

const [id = "", otherId = "", thirdId = ""] = entries("BlogPost").map((entry) => entry.id);

/** Lets one sort of request fail until it is let go. @returns lets it go */
async function failing(page: Page, verb: string, place: RegExp): Promise<() => Promise<void>> {
  const isMeant = ({ host, pathname }: URL) => host === "api.github.com" && place.test(pathname);
  await page.route(isMeant, (route) =>
    route.request().method() === verb
      ? route.fulfill({ status: 400, json: { message: "Not now" } })
      : route.fallback(),
  );
  return () => page.unroute(isMeant);
}

test.describe("at GitHub", () => {
  for (const [what, verb, place, entry] of [
    ["its files cannot be written", "POST", /\/git\/trees$/, id],
    ["it cannot be proposed", "POST", /\/pulls$/, otherId],
    ["its proposal cannot be marked", "PUT", /\/labels$/, thirdId],
  ] as const)
    test(`a first save where ${what} is repeated, and makes one draft`, async ({ page }) => {
      test.slow();
      test.skip(!entry, "The site has too few articles.");
      await atGitHub(page, { review: true }, async (github) => {
        await page.goto(`/admin/#/collections/BlogPost/entries/${entry}/index`);
        const field = page.getByRole("textbox", { name: "Title", exact: true }).first();
        await expect(field).not.toHaveValue("");
        const title = (await field.inputValue()).replace(/.$/, "q");
        const letGo = await failing(page, verb, place);
        await field.fill(title);
        await page.keyboard.press("ControlOrMeta+s");
        const dialog = page.getByRole("dialog", { name: "This was not saved" });
        await expect(dialog).toContainText("What you wrote is still in the fields.");
        await dialog.getByRole("button", { name: "Close" }).click();
        await expect(field).toHaveValue(title);
        await expect(field).toBeFocused();
        await letGo();
        await page.keyboard.press("ControlOrMeta+s");
        await expect(page.getByText("Changes saved")).toBeVisible();
        const open = github.pulls.list.filter(({ state }) => state === "open");
        expect(open.map(({ head }) => head.ref)).toEqual([`cms/BlogPost/${entry}/index`]);
        expect(open[0]?.labels.map(({ name }) => name)).toEqual([expect.stringMatching(/draft$/)]);
        const draft = github.git(["show", `${open[0]?.head.ref}:content/blog/${entry}/index.md`]);
        expect(draft).toContain(title);
      });
    });
});
