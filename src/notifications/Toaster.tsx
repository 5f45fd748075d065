import { useEffect, useRef, useState } from "react";
import { ToastContainer, toast } from "react-toastify";
import { onNotify, type Kind, type Message } from "./notify";
import { ToastStyle } from "./ToastStyle";

/** Numbers of spec §9. */
const limit = 3;
const duration = 4000;
/** A swipe of 20 px dismisses; react-toastify counts in percent of the width of 356 px. */
const swipePercent = (20 / 356) * 100;

const show: Record<Kind, typeof toast.success> = {
  success: toast.success,
  info: toast.info,
  warning: toast.warning,
  error: toast.error,
  loading: toast.loading,
};

const Words = ({ title, text }: { title: string; text?: string }) => (
  <div>
    <strong>{title}</strong>
    {text && <p>{text}</p>}
  </div>
);

interface Spoken {
  /** The same words said again stand in a new element, so they are announced again. */
  id: number;
  words: string;
}

const Speaker = ({ role, spoken }: { role: "status" | "alert"; spoken?: Spoken }) => (
  <div className="visually-hidden" role={role}>
    {spoken && <span key={spoken.id}>{spoken.words}</span>}
  </div>
);

/**
 * The toaster. Two live regions stand on the page before the first notification, so that it is announced,
 * and announced once: the toasts themselves say nothing to assistive technology by themselves.
 */
export const Toaster = () => {
  const [polite, setPolite] = useState<Spoken>();
  const [assertive, setAssertive] = useState<Spoken>();
  const toasts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // react-toastify's own region cannot be turned off by a property; it would say everything twice.
    toasts.current?.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
  }, []);
  useEffect(
    () =>
      onNotify((message: Message) => {
        if ("close" in message) {
          toast.dismiss(message.id);
          return;
        }
        const { id, kind, title, text } = message;
        show[kind](<Words title={title} text={text} />, {
          toastId: id,
          autoClose: kind === "loading" ? false : duration,
          role: "none",
        });
        const words = [title, text].filter(Boolean).join(". ");
        if (kind === "error") setAssertive({ id, words });
        else setPolite({ id, words });
      }),
    [],
  );
  return (
    <>
      <Speaker role="status" spoken={polite} />
      <Speaker role="alert" spoken={assertive} />
      <ToastStyle />
      <div ref={toasts}>
        <ToastContainer
          position="bottom-right"
          limit={limit}
          autoClose={duration}
          newestOnTop
          closeOnClick={false}
          pauseOnHover
          pauseOnFocusLoss
          draggable
          draggablePercent={swipePercent}
          aria-label="Notifications (Alt+T)"
        />
      </div>
    </>
  );
};
