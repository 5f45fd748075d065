import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { begun } from "../editor/under-way";

interface DialogProps {
  heading: string;
  /** The words of the button that accepts. */
  accept: string;
  /** Why it cannot be accepted yet. */
  obstacle?: ReactNode;
  onAccept: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The value of the button that accepts. */
const accepted = "accepted";

/** Asks the editor for something, above the CMS. What is written in it is in no field yet, and is not left by mistake. */
export function Dialog({ heading, accept, obstacle, onAccept, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isWrittenIn = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isWrittenIn.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  // As soon as the dialog is gone, nothing keeps the editor.
  useLayoutEffect(begun, []);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // The browser gives the focus back when a dialog is closed, not when it is taken away.
    return () => current?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="site-dialog"
      aria-label={heading}
      // It is closed in any case before it is acted upon: while it is open, nothing below it takes what is written.
      onClose={({ currentTarget }) =>
        currentTarget.returnValue === accepted ? onAccept() : onClose()
      }
      onInput={() => {
        isWrittenIn.current = true;
      }}
      // What is typed here is not typed into the field below.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form
        method="dialog"
        onSubmit={(event) => {
          event.stopPropagation();
          if (obstacle) event.preventDefault();
        }}
      >
        <h2>{heading}</h2>
        {children}
        {obstacle}
        <p>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button value={accepted} disabled={Boolean(obstacle)}>
            {accept}
          </button>
        </p>
      </form>
    </dialog>,
    document.body,
  );
}
