/**
 * Which of the bar's dropdowns is open: 200 ms of hover opens one; moving to the other while one is open, or within
 * 300 ms of a close, opens it at once. Only one is open at a time.
 */
import { useCallback, useEffect, useRef, useState } from "react";

const hoverDelay = 200;
const skipDelay = 300;
/** How long a pointer may stay outside before a panel closes, so that diagonal paths keep it open. */
const strayDelay = 250;

type Reason = "hover" | "click";

export function useHoverMenus() {
  const [open, setOpen] = useState<string>();
  const reason = useRef<Reason>("click");
  const closedAt = useRef(-Infinity);
  const timer = useRef<number | undefined>(undefined);
  const openRef = useRef<string | undefined>(undefined);

  const cancel = useCallback(() => window.clearTimeout(timer.current), []);

  const show = useCallback(
    (name: string, why: Reason) => {
      cancel();
      reason.current = why;
      openRef.current = name;
      setOpen(name);
    },
    [cancel],
  );

  const hide = useCallback(() => {
    cancel();
    if (openRef.current !== undefined) closedAt.current = Date.now();
    openRef.current = undefined;
    setOpen(undefined);
  }, [cancel]);

  useEffect(() => cancel, [cancel]);

  return {
    open,
    show: useCallback((name: string) => show(name, "click"), [show]),
    hide,
    /** A click on a trigger: a panel that hover opened stays open, any other toggles. */
    toggle: useCallback(
      (name: string) => {
        if (openRef.current !== name) show(name, "click");
        else if (reason.current === "hover") reason.current = "click";
        else hide();
      },
      [hide, show],
    ),
    /** Keeps open what the pointer has opened before the page was hydrated. */
    adopt: useCallback((name: string) => show(name, "hover"), [show]),
    enterTrigger: useCallback(
      (name: string) => {
        cancel();
        if (openRef.current === name) return;
        const isOpen = openRef.current !== undefined;
        const justClosed = Date.now() - closedAt.current < skipDelay;
        if (isOpen || justClosed) show(name, "hover");
        else timer.current = window.setTimeout(() => show(name, "hover"), hoverDelay);
      },
      [cancel, show],
    ),
    /** The pointer enters an open panel, which stays open. */
    enterPanel: cancel,
    leave: useCallback(() => {
      cancel();
      if (openRef.current !== undefined) timer.current = window.setTimeout(hide, strayDelay);
    }, [cancel, hide]),
  };
}

export type HoverMenus = ReturnType<typeof useHoverMenus>;
