/**
 * Opens one of the header's menus at a time, a dropdown also by pointing at it: after 200 ms of hover, or at once if another is open or was closed
 * less than 300 ms ago.
 */
import { useEffect, useState } from "react";

const hoverDelay = 200;
const skipDelay = 300;
/** How long a pointer may be outside before a panel closes, in milliseconds; diagonal paths thus keep it open. */
const strayDelay = 250;

function hoverMenus(showOpen: (name: string | undefined) => void) {
  let open: string | undefined;
  let openedBy: "hover" | "click" = "click";
  let closedAt = -Infinity;
  let timer: number | undefined;

  const cancel = () => window.clearTimeout(timer);
  const openBy = (reason: typeof openedBy, name: string) => {
    cancel();
    openedBy = reason;
    open = name;
    showOpen(name);
  };
  const hide = () => {
    cancel();
    if (open !== undefined) closedAt = Date.now();
    open = undefined;
    showOpen(undefined);
  };
  return {
    cancel,
    hide,
    show: (name: string) => openBy("click", name),
    /** A click on a trigger: a panel that hover opened stays open, any other toggles. */
    toggle: (name: string) => {
      if (open !== name) openBy("click", name);
      else if (openedBy === "hover") openedBy = "click";
      else hide();
    },
    /** Keeps a panel open that the pointer opened before hydration. */
    keepOpen: (name: string) => openBy("hover", name),
    enterTrigger: (name: string) => {
      cancel();
      if (open === name) return;
      if (open !== undefined || Date.now() - closedAt < skipDelay) openBy("hover", name);
      else timer = window.setTimeout(() => openBy("hover", name), hoverDelay);
    },
    leave: () => {
      cancel();
      if (open !== undefined) timer = window.setTimeout(hide, strayDelay);
    },
  };
}

export function useHoverMenus() {
  const [open, setOpen] = useState<string>();
  const [menus] = useState(() => hoverMenus(setOpen));
  useEffect(() => menus.cancel, [menus]);
  return { ...menus, open };
}

export type HoverMenus = ReturnType<typeof useHoverMenus>;
