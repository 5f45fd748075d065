import { expect, test } from "@playwright/test";
import { holdScripts } from "../support/held-scripts";
import { openHydrated } from "../support/hydrated";
import { fillLead, lead } from "../support/lead";

const webhook = "http://localhost:9000/leads";

test("a lead arrives with exactly the form's fields, a timestamp and a type", async ({ page }) => {
  const bodies: Record<string, string>[] = [];
  await page.route(webhook, async (route) => {
    bodies.push(route.request().postDataJSON() as Record<string, string>);
    await route.fulfill({
      status: 200,
      body: "ok",
      headers: { "access-control-allow-origin": "*" },
    });
  });
  await openHydrated(page, "/contact/");
  await fillLead(page);
  await page.getByRole("button", { name: "Send Message" }).dblclick();
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  expect(bodies).toHaveLength(1);
  const { timestamp, ...rest } = bodies[0] ?? {};
  expect(new Date(timestamp ?? "").toISOString()).toBe(timestamp);
  expect(rest).toEqual({ ...lead, type: "full" });
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test("a failing webhook keeps what was typed and says how else to reach us", async ({ page }) => {
  await page.route(webhook, (route) =>
    route.fulfill({ status: 500, headers: { "access-control-allow-origin": "*" } }),
  );
  await openHydrated(page, "/contact/");
  await fillLead(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Submission failed").first()).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});

test("a call to action hands its message over, and it survives a reload", async ({ page }) => {
  await openHydrated(page, "/services/ai-automation/");
  await page.getByRole("link", { name: "Implement AI Automation" }).first().click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.getByRole("textbox", { name: /^Message/ })).toHaveValue(/AI and automation/);
  await expect(page.getByLabel("What do you need help with?")).toHaveValue("ai-automation");
  await page.reload();
  await expect(page.getByRole("textbox", { name: /^Message/ })).toHaveValue(/AI and automation/);
});

test("an empty form names every field and focuses the first", async ({ page }) => {
  await openHydrated(page, "/contact/");
  await expect(page.locator("form[novalidate]")).toBeVisible();
  await page.getByRole("button", { name: "Send Message" }).click();
  for (const message of [
    "First name must be at least 2 characters",
    "Last name must be at least 2 characters",
    "Please enter a valid email address",
    "Company name must be at least 2 characters",
    "Please select your annual revenue",
    "Please select what you need help with",
    "Please provide more details about your project",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
});

test("what is typed before the page's script runs is not lost", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact/", { waitUntil: "commit" });
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Annual revenue").selectOption("1m-5m");
  release();
  await expect(page.locator("form[novalidate]")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("Annual revenue")).toHaveValue("1m-5m");
});
