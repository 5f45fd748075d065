/** Keeps the button of a form in view beside the notification that its press brings. */
import { css } from "styled-components";

/** Scrolls to the button as if a notification's height were part of it. */
export const aboveToast = css`
  [type="submit"] {
    scroll-margin-bottom: 14rem;
  }
`;

/** Scrolls the form's button above a notification, if it is not there already. */
export function clearOfToast(form: HTMLFormElement | null): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  form
    ?.querySelector("[type=submit]")
    ?.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
}
