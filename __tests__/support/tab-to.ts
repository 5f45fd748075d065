import { expect, type Locator } from "@playwright/test";

/** Presses Tab until a control has the focus. */
export async function tabTo(control: Locator): Promise<void> {
  await control.waitFor();
  const isFocused = () => control.evaluate((each) => each === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1)
    await control.page().keyboard.press("Tab");
  await expect(control).toBeFocused();
}
