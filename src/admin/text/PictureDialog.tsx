import { useState } from "react";
import { Dialog } from "./Dialog";

interface PictureDialogProps {
  /** The picture that was chosen. */
  file: string;
  onAccept: (alt: string) => void;
  onClose: () => void;
}

/** Asks what a picture shows, before it goes into a text. */
export function PictureDialog({ file, onAccept, onClose }: PictureDialogProps) {
  const [alt, setAlt] = useState("");
  return (
    <Dialog
      heading="What does the picture show?"
      accept="Put it into the text"
      obstacle={alt.trim() === "" && <small>Write the description first.</small>}
      onAccept={() => onAccept(alt)}
      onClose={onClose}
    >
      <label>
        Description of {file}, for those who do not see it
        <textarea rows={3} value={alt} onChange={({ target }) => setAlt(target.value)} />
      </label>
    </Dialog>
  );
}
