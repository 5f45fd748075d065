/** Sends a kept picture once more, to another place. */
import type { KeptPicture, Upload } from "./backend";
import { Refusal } from "./failure";

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/**
 * Makes the upload of a copy.
 * @param kept the picture as the backend gives it
 * @param path where the copy is to be
 * @throws an error if the backend does not give what it holds
 */
export function copyOf(kept: KeptPicture | undefined, path: string): Upload {
  const { file } = kept ?? {};
  if (!file) throw new Refusal(`the picture for ${path} cannot be read; try again`);
  const url = kept?.url ?? kept?.displayURL;
  return { path, fileObj: file, ...(url && { url }), toBase64: () => base64Of(file) };
}
