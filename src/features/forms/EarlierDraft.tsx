import { Button } from "../../ui/Button";
import { FormNote } from "./FormNote";

interface EarlierDraftProps {
  copy: { text: string; clear: string };
  onClear: () => void;
}

/** Says that the form shows what was typed in an earlier visit, and offers to clear it. */
export const EarlierDraft = ({ copy, onClear }: EarlierDraftProps) => (
  <FormNote role="status">
    <span>{copy.text}</span>
    <Button type="button" $variant="ghost" $size="sm" onClick={onClear}>
      {copy.clear}
    </Button>
  </FormNote>
);
