/** Keeps the button of a form in view beside the notification that its press brings. */
import { css } from "styled-components";

/** The button that sends a form: how much of the window's lower edge a notification takes. */
export const aboveToast = css`
  [type="submit"] {
    scroll-margin-bottom: 14rem;
  }
`;

/** Scrolls just as far as the form's button needs to stand above a notification; often that is not at all. */
export function clearOfToast(form: HTMLFormElement | null): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  form
    ?.querySelector("[type=submit]")
    ?.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
}
