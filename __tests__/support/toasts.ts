/** Notifications, as tests look at them. */
import type { Locator, Page } from "@playwright/test";

/** All notifications on the page. */
export const toasts = (page: Page): Locator => page.locator(".Toastify__toast");

/** A notification by its title. */
export const toast = (page: Page, title: string): Locator =>
  toasts(page).filter({ hasText: title });

/**
 * Keeps notifications on the page for as long as a test looks at them, however slow the machine is: the
 * animation that ends them stands still. Call it before the page is opened.
 */
export const holdToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const style = document.createElement("style");
      style.textContent = ".Toastify__progress-bar { animation-play-state: paused !important; }";
      document.head.append(style);
    });
  });

/** How long a notification stays, in milliseconds, and whether its time goes by. */
export const timerOf = (shown: Locator): Promise<{ duration: number; state: string }> =>
  shown.locator(".Toastify__progress-bar").evaluate((bar) => ({
    duration: Number(bar.getAnimations()[0]?.effect?.getTiming().duration),
    state: (bar as HTMLElement).style.animationPlayState,
  }));

/** Ends the time of a notification. */
export const endTimer = (shown: Locator): Promise<void> =>
  shown
    .locator(".Toastify__progress-bar")
    .evaluate((bar) => bar.getAnimations().forEach((animation) => animation.finish()));
