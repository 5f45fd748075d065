import type { Page } from "@playwright/test";

/**
 * Moves the browser's window away from the pointer. A browser without a screen has its pointer at 0,0; over a page, it
 * would count as a visitor's first interaction.
 */
export async function awayFromPointer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { left: 200, top: 200 } });
  await session.detach();
}
