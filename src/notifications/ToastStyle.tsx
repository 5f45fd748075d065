import { createGlobalStyle } from "styled-components";
import { colour, font, media, radius, toast } from "../theme/tokens";

export const ToastStyle = createGlobalStyle`
  :root {
    --toastify-toast-width: ${toast.width}px;
    --toastify-toast-bd-radius: ${radius.panel};
    --toastify-toast-min-height: 3.5rem;
    --toastify-font-family: ${font.text};
    --toastify-color-light: ${colour.surface};
    --toastify-text-color-light: ${colour.ink};
    --toastify-color-success: ${colour.accent};
    --toastify-color-info: ${colour.ink};
    --toastify-color-warning: ${colour.loss};
    --toastify-color-error: ${colour.danger};
  }
  ${media.tablet} {
    :root { --toastify-toast-offset: ${toast.offset}px; }
  }
  .Toastify .Toastify__toast-container {
    inset-inline: auto var(--toastify-toast-right); bottom: var(--toastify-toast-bottom);
    width: min(var(--toastify-toast-width), calc(100vw - 32px)); padding: 0;
  }
  .Toastify__toast { border: 1px solid ${colour.line}; box-shadow: none; margin-bottom: 14px; padding-inline-end: 2rem; }
  .Toastify .Toastify__toast:last-child { margin-bottom: 0; }
  .Toastify__toast p { margin-top: 0.25rem; color: ${colour.muted}; }
  ${media.still} { .Toastify__progress-bar { opacity: 0; } }
  .Toastify__close-button { color: ${colour.ink}; opacity: 1; min-width: 24px; min-height: 24px; }
`;
