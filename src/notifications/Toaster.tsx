import { useEffect, useState, type ComponentType } from "react";
import { fetchToasts } from "./fetch-toasts";
import { onNotify } from "./notify";

interface Announcement {
  /** A repeated text gets a new id and so a new element, so that it is announced again. */
  id: number;
  text: string;
}

/** Joins title and text for screen readers, with a full stop between them unless the title ends with punctuation. */
const asSentences = (title: string, text?: string): string =>
  [title, text].filter(Boolean).join(/[.!?…]$/.test(title) ? " " : ". ");

/**
 * Two live regions are on the page before the first notification and announce each one; the toasts themselves are
 * silent, so that nothing is announced twice. The script of the toasts loads when it is needed; if that fails, the live
 * regions become visible.
 */
export const Toaster = () => {
  const [polite, setPolite] = useState<Announcement>();
  const [assertive, setAssertive] = useState<Announcement>();
  const [Toasts, setToasts] = useState<ComponentType>();
  const [unavailable, setUnavailable] = useState(false);
  useEffect(
    () =>
      onNotify((message) => {
        if (!("close" in message)) {
          const { id, type, title } = message;
          const text = asSentences(title, message.text);
          if (type === "error") setAssertive({ id, text });
          else setPolite({ id, text });
        }
        fetchToasts().then(
          (part) => {
            setUnavailable(false);
            setToasts(() => part.Toasts);
            part.showToast(message);
          },
          () => setUnavailable(true),
        );
      }),
    [],
  );
  useEffect(() => {
    if (unavailable) return;
    // The toasts are gone by then, so nobody reads a text that the page no longer shows.
    const timer = setTimeout(() => {
      setPolite(undefined);
      setAssertive(undefined);
    }, 10_000);
    return () => clearTimeout(timer);
  }, [polite, assertive, unavailable]);
  return (
    <>
      {/* The same element in both cases: a new live region would announce its text again. */}
      <div className={unavailable ? "live-regions" : "visually-hidden"}>
        <LiveRegion role="status" announcement={polite} />
        <LiveRegion role="alert" announcement={assertive} />
      </div>
      {Toasts && <Toasts />}
    </>
  );
};

interface LiveRegionProps {
  role: "status" | "alert";
  announcement?: Announcement;
}

const LiveRegion = ({ role, announcement }: LiveRegionProps) => (
  <div role={role}>{announcement && <span key={announcement.id}>{announcement.text}</span>}</div>
);
