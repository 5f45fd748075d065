import { Prose } from "../../../ui/Prose";

/** In the preview, a long text whose HTML is there in the place of the address of its file. */
export const StoredText = ({ file }: { file: string }) => (
  <Prose dangerouslySetInnerHTML={{ __html: file }} />
);
