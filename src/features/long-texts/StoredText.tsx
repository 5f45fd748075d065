import { useEffect } from "react";
import { useStoredText } from "./useStoredText";
import { Prose } from "../../ui/Prose";

/**
 * A long text, by the address of its file; if the hash was there first, it still leads to its heading. The preview of
 * the CMS puts a stand-in in the place of this module.
 */
export const StoredText = ({ file }: { file: string }) => {
  const html = useStoredText(file);

  useEffect(() => {
    // A text that is fetched comes after the browser has looked for the heading.
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (target && window.scrollY === 0) target.scrollIntoView();
  }, [file]);

  return <Prose data-text={file} dangerouslySetInnerHTML={{ __html: html }} />;
};
