/** What the tracker is told about a visit, by the visitor's choice. An empty script answers at its address. */
import { applicationFields } from "../../src/model/form-fields";
import { expect, test, type Page } from "../support/browser-test";
import { answer } from "../support/consent";
import { given } from "../support/given";
import { searchButton } from "../support/header";
import { openHydrated } from "../support/hydrated";
import { confirmation, contactForm, fillLead, lead, newsletter, sendButton } from "../support/lead";
import { publicHost } from "../support/public-host";
import { onlyWithGa4 } from "../support/tracker";
import { call, entries, page as words, toolWithQuestionnaire } from "../support/words";

test.use({ baseURL: publicHost });
onlyWithGa4();

/** The page views and events of the open document, each with its address or its values. */
const told = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((said) => {
      const [command, name, values] = Array.from(said as ArrayLike<unknown>);
      const {
        page_location,
        page_title: _title,
        ...rest
      } = (values ?? {}) as Record<string, string>;
      if (command === "event") return [[name, rest]];
      return command === "config" ? [["view", page_location]] : [];
    }),
  );

const view = (path: string) => ["view", publicHost + path];

/** Follows the first link to the contact page in the main part that has these words. */
async function follow(page: Page, id: string) {
  await page
    .locator("main")
    .getByRole("link", { name: call(id).label })
    .first()
    .click();
  await expect(page).toHaveURL("/contact/");
}

async function send(page: Page) {
  await sendButton(page).click();
  await expect(confirmation(page)).toBeVisible();
}

const campaign = "?utm_source=mail&gclid=x";

for (const choice of ["granted", "denied", "late"])
  test(`the events of a visit with consent ${choice}`, async ({ page, receiver }) => {
    await page.route("https://www.googletagmanager.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    const hero = call(words("home").hero.call);
    test.skip(hero.to !== "/contact/", "The first call does not lead to the contact form.");
    await openHydrated(page, `/${campaign}&private=1`);
    if (choice !== "late") await answer(page, choice === "granted" ? "accept" : "decline").click();
    await searchButton(page).click();
    await page.getByRole("searchbox").fill("margin");
    await expect(page.locator("[data-results] a").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await follow(page, words("home").hero.call);
    if (choice === "late") await answer(page, "accept").click();
    await sendButton(page).click();
    await expect(contactForm(page).locator("[aria-invalid=true]").first()).toBeVisible();
    await fillLead(page);
    await send(page);
    expect(receiver.leads).toHaveLength(1);
    const { currency, ranges } = words("contact").form.leadValues ?? {};
    const worth = ranges?.find(({ revenue }) => revenue === lead.revenue);
    const { cta_type, cta_location: place } = given(hero.event);
    const visit = [
      view(`/${campaign}`),
      ["search", { search_term: "margin" }],
      ["cta_click", { cta_type, cta_location: place }],
      view(choice === "late" ? `/contact/${campaign}` : "/contact/"),
      ["form_error", { form_type: "full", fields: expect.stringContaining("firstName") }],
      ["form_start", { form_type: "full" }],
      [
        "generate_lead",
        {
          form_type: "full",
          service: lead.needs,
          cta_location: place,
          ...(worth && { value: worth.value, currency }),
        },
      ],
      view("/contact/thanks/"),
    ];
    const expected = { granted: visit, denied: [], late: visit.slice(3) }[choice];
    await expect.poll(() => told(page)).toEqual(expected);
    await page.reload();
    await expect.poll(() => told(page)).toEqual(expected?.slice(-1));
    if (choice !== "granted") return;

    const { href } = given(entries("Calculator")[0]);
    await openHydrated(page, href);
    const figure = page.locator("main input[inputmode]").first();
    await figure.fill("4321");
    await figure.blur();
    await follow(page, words("resources").calculator.closing.call);
    const { source } = call(words("resources").calculator.closing.call);
    await expect
      .poll(() => told(page))
      .toEqual([
        view(href),
        ["calculator_start", { page: href }],
        ["calculator_result", { page: href }],
        ["cta_click", { cta_type: "contact", cta_location: source }],
        view("/contact/"),
      ]);

    const { tool } = given(toolWithQuestionnaire());
    await openHydrated(page, tool.href);
    await page.getByRole("radio").first().check();
    await expect
      .poll(() => told(page))
      .toEqual([view(tool.href), ["tool_start", { page: tool.href }]]);

    given(entries("Job").find(({ apply }) => !apply));
    await openHydrated(page, "/about/careers/");
    await follow(page, words("careers").call);
    await fillLead(
      page,
      applicationFields.map(({ name }) => name),
    );
    await send(page);
    const cta_location = call(words("careers").call).source;
    await expect
      .poll(() => told(page))
      .toEqual([
        view("/about/careers/"),
        ["cta_click", { cta_type: "contact", cta_location }],
        view("/contact/"),
        ["form_start", { form_type: "application" }],
        ["job_application", { form_type: "application", cta_location }],
        view("/contact/thanks/"),
      ]);

    await openHydrated(page, "/blog/");
    const { email, button } = newsletter(page);
    await email.fill("ada@example.com");
    await button.click();
    await expect(confirmation(page, "newsletter")).toBeVisible();
    await expect
      .poll(() => told(page))
      .toEqual([
        view("/blog/"),
        ["form_start", { form_type: "newsletter" }],
        ["sign_up", { form_type: "newsletter" }],
        view("/newsletter/thanks/"),
      ]);
  });
