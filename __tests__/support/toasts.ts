/** Toasts in browser tests. */
import type { Locator, Page } from "@playwright/test";

/** All toasts on the page. */
export const toasts = (page: Page): Locator => page.locator(".Toastify__toast");

/** A toast by its title. */
export const toast = (page: Page, title: string): Locator =>
  toasts(page).filter({ hasText: title });

/**
 * Keeps toasts open, so that tests do not depend on the speed of the machine: pauses the animation that closes them. Call
 * it before the page is opened.
 */
export const holdToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const style = document.createElement("style");
      style.textContent = ".Toastify__progress-bar { animation-play-state: paused !important; }";
      document.head.append(style);
    });
  });

/** The duration of a toast in milliseconds, and whether its timer is running. */
export const timerOf = (shown: Locator): Promise<{ duration: number; state: string }> =>
  shown.locator(".Toastify__progress-bar").evaluate((bar) => ({
    duration: Number(bar.getAnimations()[0]?.effect?.getTiming().duration),
    state: (bar as HTMLElement).style.animationPlayState,
  }));

/** Ends the timer of a toast. */
export const endTimer = (shown: Locator): Promise<void> =>
  shown
    .locator(".Toastify__progress-bar")
    .evaluate((bar) => bar.getAnimations().forEach((animation) => animation.finish()));
