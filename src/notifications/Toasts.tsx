import { useEffect, useRef, type FocusEvent } from "react";
import { ToastContainer, toast } from "react-toastify";
import type { Message } from "./notify";
import { toast as toastSize } from "../theme/tokens";
import { ToastStyle } from "./ToastStyle";

/** How many notifications show at a time, and for how many milliseconds. */
const limit = 3;
const duration = 4000;
/** A swipe of 20 px dismisses; react-toastify takes a percentage of the width, which is less on a small phone. */
const swipe = 20;
const swipePercent = () => (swipe / Math.min(toastSize.width, window.innerWidth - 32)) * 100;

/** Shows a notification, or closes one that was loading. */
export function showToast(message: Message): void {
  if ("close" in message) {
    toast.dismiss(message.id);
    return;
  }
  const { id, type, title, text } = message;
  const words = (
    <div ref={nameParts}>
      <strong>{title}</strong>
      {text && <p>{text}</p>}
    </div>
  );
  toast[type](words, {
    toastId: id,
    // By default, react-toastify shows no close button while a toast is loading.
    closeButton: true,
    draggable: true,
    draggablePercent: swipePercent(),
    // The toaster's live regions announce it.
    role: "none",
  });
}

/** Names the button and the bar of a toast, which react-toastify names in English. @param content what the toast says */
function nameParts(content: Element | null): void {
  const shown = content?.closest("[id]");
  shown?.querySelector("button")?.setAttribute("aria-label", WORDS.toasts.close);
  shown?.querySelector("[role=progressbar]")?.setAttribute("aria-label", WORDS.toasts.timer);
}

export const Toasts = () => {
  const wrapper = useRef<HTMLDivElement>(null);
  /** What had the focus before a toast. */
  const before = useRef<HTMLElement | null>(null);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !wrapper.current?.contains(relatedTarget))
      before.current = relatedTarget;
  };
  useEffect(
    () =>
      // A closed toast takes the focus with it.
      toast.onChange(({ status }) => {
        if (status === "removed" && wrapper.current?.contains(document.activeElement))
          before.current?.focus({ preventScroll: true });
      }),
    [],
  );
  useEffect(() => {
    // react-toastify's own region cannot be turned off by a prop, and would announce everything twice.
    wrapper.current?.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
  }, []);
  return (
    <div ref={wrapper} onFocus={onFocus}>
      <ToastStyle />
      <ToastContainer
        position="bottom-right"
        limit={limit}
        autoClose={duration}
        newestOnTop
        aria-label={WORDS.toasts.label}
      />
    </div>
  );
};
