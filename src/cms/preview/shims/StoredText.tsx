import { Prose } from "../../../ui/Prose";

/** Shows a long text in the preview, where `file` is its HTML rather than the address of its file. */
export const StoredText = ({ file }: { file: string }) => (
  <Prose dangerouslySetInnerHTML={{ __html: file }} />
);
