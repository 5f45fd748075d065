import { expect, test } from "@playwright/test";
import { builtPages } from "../support/pages";

test.use({ javaScriptEnabled: false });

test("every page shows its heading and content", async ({ page }) => {
  for (const address of builtPages()) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    const words = (await page.locator("main").innerText()).split(/\s+/).length;
    expect(words, address).toBeGreaterThan(address === "/no-such-page/" ? 10 : 120);
  }
});

test("the entries of a dropdown are reached by pointer and by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const entry = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Careers/ });
  await expect(entry).toBeHidden();
  await page.getByRole("button", { name: "About" }).hover();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/\/about\/careers\/$/);
});

test("a phone is led to the links of the footer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("link", { name: "Menu", exact: true }).click();
  await expect(page).toHaveURL(/#footer$/);
  await expect(page.getByRole("navigation", { name: "Footer" })).toBeInViewport();
});

test("the contact page says how to write to us", async ({ page }) => {
  await page.goto("/contact/");
  const form = page.getByRole("form");
  await expect(form).toContainText("@");
  await expect(page.getByRole("link", { name: /@/ }).first()).toHaveAttribute("href", /^mailto:/);
});
