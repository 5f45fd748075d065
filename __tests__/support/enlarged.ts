import type { Page } from "@playwright/test";
import { drawn } from "./frames";
import { resize } from "./resize";

/**
 * The texts of a page that overflow a window 320 px wide at twice the font size, or have no room there. Text in a
 * container that scrolls or shortens it with an ellipsis does not count, nor does a tooltip, which repeats a name.
 */
export async function lostWhenEnlarged(page: Page): Promise<string[]> {
  await resize(page, { width: 320, height: 800 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  // Chromium styles deferred sections with the next frame.
  await drawn(page);
  return page.evaluate(() => {
    const root = document.documentElement;
    const unseen =
      "script, style, noscript, svg, thead, dialog, [role=tooltip], .visually-hidden, [hidden]";
    const scrolls = (element: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis";
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest(unseen)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      const widest = Math.max(0, ...lines.map(({ width }) => width));
      if (lines.length > 4 && widest < parseFloat(getComputedStyle(parent).fontSize))
        lost.push(`${text.data.trim()} has a letter on each line`);
      const right = Math.max(0, ...lines.map((box) => box.right));
      if (right <= window.innerWidth + 1) continue;
      let around: Element | null = parent;
      while (around && !scrolls(around)) around = around.parentElement;
      if (!around) lost.push(`${text.data.trim()} by ${Math.round(right - window.innerWidth)} px`);
    }
    if (root.scrollWidth > window.innerWidth) lost.push(`scrolls to ${root.scrollWidth} px`);
    root.style.fontSize = "";
    return lost;
  });
}
