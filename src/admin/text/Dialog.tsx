import { useEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";

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

/** Asks the editor for something, above the CMS. */
export function Dialog({ heading, accept, obstacle, onAccept, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      className="site-dialog"
      aria-label={heading}
      onClose={onClose}
      // What is typed here is not typed into the field below.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (obstacle) return;
          // While it is open, nothing below it takes what is written.
          dialog.current?.close();
          onAccept();
        }}
      >
        <h2>{heading}</h2>
        {children}
        {obstacle}
        <p>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button disabled={Boolean(obstacle)}>{accept}</button>
        </p>
      </form>
    </dialog>,
    document.body,
  );
}
