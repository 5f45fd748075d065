import { useState } from "react";
import { Button } from "../../ui/Button";

interface CopyButtonProps {
  /** Returns the text to copy. */
  text: () => string;
}

/** Copies a text and says whether that worked. A component that calculators share would bring them the script of forms. */
export const CopyButton = ({ text }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome(WORDS.form.copied);
    } catch {
      setOutcome(WORDS.form.copyFailed);
    }
  };
  return (
    <>
      <Button type="button" $variant="outline" $size="sm" onClick={copy}>
        {WORDS.form.copy}
      </Button>
      <p role="status">{outcome}</p>
    </>
  );
};
