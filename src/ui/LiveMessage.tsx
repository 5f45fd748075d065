import { useEffect, useRef, useState } from "react";
import { spokenFigures } from "../lib/spoken-figures";

interface LiveMessageProps {
  text: string;
  /** The wait for the text to stop changing, in milliseconds. */
  pause?: number;
}

/** Announces a changed text to screen readers, once it has stopped changing. */
export const LiveMessage = ({ text, pause = 1000 }: LiveMessageProps) => {
  const [announced, setAnnounced] = useState("");
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => setAnnounced(spokenFigures(text)), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
};
