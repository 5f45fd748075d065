import { useEffect } from "react";
import { useStoredText } from "./useStoredText";
import { Prose } from "../../ui/Prose";

/**
 * Renders a long text from its file, and scrolls to the heading that the hash names. The CMS preview replaces this
 * module.
 */
export const StoredText = ({ file }: { file: string }) => {
  const html = useStoredText(file);

  useEffect(() => {
    // The browser looks for the heading before a fetched text is there.
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (target && window.scrollY === 0) target.scrollIntoView();
  }, [file]);

  return <Prose data-text={file} dangerouslySetInnerHTML={{ __html: html }} />;
};
