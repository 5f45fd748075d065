import { useEffect, useRef, type AnimationEvent, type FocusEvent } from "react";
import { ToastContainer, toast } from "react-toastify";
import type { Message } from "./notify";
import { toast as toastSize } from "../theme/tokens";
import { IconButton } from "../ui/Button";
import { Icon } from "../ui/Icon";
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
    <div>
      <strong>{title}</strong>
      {text && <p>{text}</p>}
    </div>
  );
  toast[type](words, {
    toastId: id,
    // Shown also while a toast is loading, unlike that of react-toastify.
    closeButton: ({ closeToast }) => (
      <IconButton type="button" aria-label={WORDS.toasts.close} onClick={closeToast}>
        <Icon name="close" size={16} />
      </IconButton>
    ),
    draggable: true,
    draggablePercent: swipePercent(),
    // The toaster's live regions announce it.
    role: "none",
  });
}

/** react-toastify names the bar of a toast in English, and starts its timer after its entrance, even if hover or Alt+T has paused the toast by then. */
function onShown({ target }: AnimationEvent): void {
  const shown = target as HTMLElement;
  shown.querySelector("[role=progressbar]")?.setAttribute("aria-label", WORDS.toasts.timer);
  if (shown.matches(".Toastify__toast:is(:hover, :focus-within)"))
    toast.pause({ id: Number(shown.id) });
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
    <div ref={wrapper} onFocus={onFocus} onAnimationEnd={onShown}>
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
