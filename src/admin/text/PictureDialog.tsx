import { useState } from "react";
import { Dialog } from "./Dialog";

interface PictureDialogProps {
  /** What the picture that was chosen is called. */
  name: string;
  /** The picture, where the editor has not just seen it. */
  file?: Blob;
  onAccept: (alt: string) => void | Promise<void>;
  onClose: () => void;
}

/** Shows a picture that is not kept yet. */
const Shown = ({ file }: { file: Blob }) => (
  <img
    alt=""
    ref={(image) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    }}
  />
);

/** Asks what a picture shows, before it goes into a text. */
export function PictureDialog({ name, file, onAccept, onClose }: PictureDialogProps) {
  const [alt, setAlt] = useState("");
  return (
    <Dialog
      heading="What does the picture show?"
      accept="Put it into the text"
      obstacle={alt.trim() === "" && <small>Write the description first.</small>}
      onAccept={() => void onAccept(alt)}
      onClose={onClose}
    >
      {file && <Shown file={file} />}
      <label>
        Description of {name}, for those who do not see it
        <textarea rows={3} value={alt} onChange={({ target }) => setAlt(target.value)} />
      </label>
    </Dialog>
  );
}
