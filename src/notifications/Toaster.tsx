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
 * silent, so that nothing is announced twice. The script of the toasts loads when it is needed.
 */
export const Toaster = () => {
  const [announcement, setAnnouncement] = useState<Announcement>();
  const [Toasts, setToasts] = useState<ComponentType>();
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
            setToasts(() => part.Toasts);
            part.showToast(message);
          },
          // It is announced all the same, and the form shows what has happened.
          () => undefined,
        );
      }),
    [],
  );
  useEffect(() => {
    // The toasts are gone by then, so nobody reads a text that the page no longer shows.
    const timer = setTimeout(() => setAnnouncement(undefined), 10_000);
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <>
      <div className="visually-hidden">
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
