/** The controls of the header in browser tests. */
import type { Locator, Page } from "@playwright/test";
import { navigation } from "./words";

const header = (page: Page): Locator => page.getByRole("banner");

export const headerButton = (page: Page, name: string): Locator =>
  header(page).getByRole("button", { name, exact: true });

/** The button of the menu on a phone, whether that is open or not. */
export const menuToggle = (page: Page): Locator =>
  header(page).getByRole("button", { name: /^(Open|Close) menu$/ });

export const menuPanel = (page: Page): Locator => page.locator("#mobile-menu");

/** The dropdowns on a wide screen. */
export type Dropdown = "services" | "about";

export const trigger = (page: Page, name: Dropdown = "services"): Locator =>
  headerButton(page, navigation()[name].label);

export const panel = (page: Page, name: Dropdown = "services"): Locator =>
  page.locator(`#menu-${name}`);

export const searchButton = (page: Page): Locator => headerButton(page, WORDS.search.label);

export const searchField = (page: Page): Locator => page.getByRole("dialog").getByRole("searchbox");

/** The choice of a colour scheme that is in sight: in the wide menu, or in the menu of a phone. */
export const schemeControl = (page: Page): Locator =>
  header(page).getByRole("combobox", { name: WORDS.theme.label, exact: true });
