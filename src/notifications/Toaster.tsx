import { useEffect, useState, type ComponentType } from "react";
import { onNotify } from "./notify";

interface Announcement {
  /** A repeated text gets a new id and so a new element, so that it is announced again. */
  id: number;
  role: "status" | "alert";
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
  const [announcement, setAnnouncement] = useState<Announcement>();
  const [Toasts, setToasts] = useState<ComponentType>();
  const [unavailable, setUnavailable] = useState(false);
  useEffect(
    () =>
      onNotify((message) => {
        if (!("close" in message)) {
          const { id, type, title, text } = message;
          const role = type === "error" ? "alert" : "status";
          setAnnouncement({ id, role, text: asSentences(title, text) });
        }
        import("./Toasts").then(
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
    const timer = setTimeout(() => setAnnouncement(undefined), 10_000);
    return () => clearTimeout(timer);
  }, [announcement, unavailable]);
  return (
    <>
      {/* The same element in both cases: a new live region would announce its text again. */}
      <div className={unavailable ? "live-regions" : "visually-hidden"}>
        {(["status", "alert"] as const).map((role) => (
          <div key={role} role={role}>
            {announcement?.role === role && <span key={announcement.id}>{announcement.text}</span>}
          </div>
        ))}
      </div>
      {Toasts && <Toasts />}
    </>
  );
};
