import { useEffect, useRef, useState } from "react";

/** Long enough that a number is typed in full before its result is announced. */
const pause = 1000;

/** Announces a changed text to screen readers, once it has stopped changing. */
export const Announcement = ({ text }: { text: string }) => {
  const [announced, setAnnounced] = useState("");
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
};
