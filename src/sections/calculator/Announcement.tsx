import { useEffect, useRef, useState } from "react";

/** Long enough that a figure is typed to its end before its result is read out. */
const pause = 1000;

/** Tells those who do not see the page how a text has changed, once it stays as it is. */
export const Announcement = ({ text }: { text: string }) => {
  const [said, setSaid] = useState("");
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
};
