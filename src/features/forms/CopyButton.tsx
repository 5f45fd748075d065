import { useState } from "react";
import { Button } from "../../ui/Button";

interface CopyButtonProps {
  words: { copy: string; copied: string; copyFailed: string };
  /** Returns the text to copy. */
  text: () => string;
}

/** Copies a text and says whether that worked. A component that calculators share would bring them the script of forms. */
export const CopyButton = ({ words, text }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome(words.copied);
    } catch {
      setOutcome(words.copyFailed);
    }
  };
  return (
    <>
      <Button type="button" $variant="outline" $size="sm" onClick={copy}>
        {words.copy}
      </Button>
      <p role="status">{outcome}</p>
    </>
  );
};
