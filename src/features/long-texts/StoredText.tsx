import { Fragment, useEffect, type ReactNode } from "react";
import { chapterStart } from "../../lib/deferred-attributes";
import { useStoredText } from "./useStoredText";
import { Prose } from "../../ui/Prose";

/** The fewest chapters of a text that has something between them. */
const longFrom = 4;

/** A text in two halves, each of whole chapters; a short text is one. */
function halvesOf(html: string): string[] {
  const [lead = "", ...chapters] = html
    .split(chapterStart)
    .map((part, index) => (index > 0 ? chapterStart : "") + part);
  if (chapters.length < longFrom) return [html];
  const half = Math.ceil(chapters.length / 2);
  return [lead + chapters.slice(0, half).join(""), chapters.slice(half).join("")];
}

interface StoredTextProps {
  file: string;
  /** Stands between the halves of a long text. */
  between?: ReactNode;
}

/**
 * Renders a long text from its file, and scrolls to the heading that the hash names. The CMS preview replaces this
 * module.
 */
export const StoredText = ({ file, between }: StoredTextProps) => {
  const html = useStoredText(file);

  useEffect(() => {
    // The browser looks for the heading before a fetched text is there.
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (target && window.scrollY === 0) target.scrollIntoView();
  }, [file]);

  const halves = between ? halvesOf(html) : [html];
  return halves.map((half, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      <Prose data-text={file} dangerouslySetInnerHTML={{ __html: half }} />
    </Fragment>
  ));
};
