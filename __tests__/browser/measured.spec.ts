/** What the tracker is told about three visits. An empty script answers at its address. */
import { expect, test, type Page } from "../support/browser-test";
import { answer } from "../support/consent";
import { given } from "../support/given";
import { openHydrated } from "../support/hydrated";
import { confirmation, fillLead, lead, newsletter, sendButton } from "../support/lead";
import { publicHost } from "../support/public-host";
import { onlyWithGa4 } from "../support/tracker";
import { entries, navigation } from "../support/words";

test.use({ baseURL: publicHost });
onlyWithGa4();

const { to, label } = navigation().call;
test.skip(to !== "/contact/", "The call of the header does not lead to the contact form.");

const followCall = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();

/** The page views and events of the open document, each with its address or its values. */
const told = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((said) => {
      const [command, name, values] = Array.from(said as ArrayLike<unknown>);
      const {
        page_location: view,
        page_title: _title,
        ...rest
      } = (values ?? {}) as Record<string, string>;
      if (command === "event") return [[name, rest]];
      return command === "config" ? [["view", view]] : [];
    }),
  );

test.beforeEach(({ page }) =>
  page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  ),
);

test("from a search result to a lead", async ({ page, receiver }) => {
  const { href } = given(entries("Guide")[0]);
  await openHydrated(page, `${href}?q=private`);
  await answer(page, "accept").click();
  await followCall(page);
  // A visitor cannot type before the page is counted, a frame after it is shown.
  await expect.poll(() => told(page)).toContainEqual(["view", `${publicHost}/contact/`]);
  await fillLead(page);
  await sendButton(page).click();
  await expect(confirmation(page)).toBeFocused();
  expect(receiver.leads).toHaveLength(1);
  expect(await told(page)).toEqual([
    ["view", publicHost + href],
    ["cta_click", { cta_type: "contact", cta_location: "header" }],
    ["view", `${publicHost}/contact/`],
    ["form_start", { form_type: "full" }],
    ["generate_lead", { form_id: "contact", service: lead.needs, cta_location: "header" }],
  ]);
});

test("from a campaign to the newsletter, with consent on a later page", async ({ page }) => {
  const { href } = given(entries("BlogPost")[0]);
  await openHydrated(page, "/blog/?utm_source=mail&gclid=x&private=1");
  await page.locator(`main a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(href);
  await answer(page, "accept").click();
  const { email, button } = newsletter(page);
  await email.fill("ada@example.com");
  await button.click();
  await expect(confirmation(page, "newsletter")).toBeFocused();
  expect(await told(page)).toEqual([
    ["view", `${publicHost}${href}?utm_source=mail&gclid=x`],
    ["form_start", { form_type: "newsletter" }],
    ["sign_up", { method: "newsletter" }],
  ]);
});

test("from a calculator to the call, without the visitor's figures", async ({ page }) => {
  const { href } = given(entries("Calculator")[0]);
  await openHydrated(page, href);
  await answer(page, "accept").click();
  const figure = page.locator("main input[inputmode]").first();
  await figure.fill("4321");
  await figure.blur();
  await expect.poll(async () => (await told(page)).length).toBe(2);
  await followCall(page);
  await expect(page).toHaveURL("/contact/");
  await expect.poll(async () => (await told(page)).length).toBe(4);
  expect(await told(page)).toEqual([
    ["view", publicHost + href],
    ["calculator_result", { page: href }],
    ["cta_click", { cta_type: "contact", cta_location: "header" }],
    ["view", `${publicHost}/contact/`],
  ]);
});
