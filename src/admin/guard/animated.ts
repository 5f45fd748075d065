/** Pictures that move: the site shows those that stand still. */

/** What the bytes of a file are as text, a character each, so that names in it can be found. */
const asText = async (file: File): Promise<string> =>
  new TextDecoder("latin1").decode(await file.arrayBuffer());

/** Begins the note before each picture of a .gif that says how long it is shown. */
const timeOfGif = "\x21\xf9\x04";

/**
 * Whether a picture moves.
 * @param file a .gif, .webp or .png; of another kind it stands still
 */
export async function isAnimated(file: File): Promise<boolean> {
  const text = await asText(file);
  if (text.startsWith("GIF8")) return text.split(timeOfGif).length > 2;
  if (text.startsWith("RIFF")) return text.slice(12, 64).includes("ANIM");
  // What moves is announced before the first picture.
  if (text.startsWith("\x89PNG")) return /acTL/.test(text.split("IDAT")[0] ?? "");
  return false;
}
