/** Encodes AVIF in a tenth of the time, by an option of sharp that gatsby-plugin-sharp does not offer. */
import sharp, { type AvifOptions, type Sharp } from "sharp";

/** The effort, from 0 to 9. Sharp's default of 4 makes files of the same size; 0 makes them a third larger. */
const avifEffort = 1;

export function encodeFaster(): void {
  const prototype = (sharp as unknown as { prototype: Sharp }).prototype;
  const { avif } = prototype;
  prototype.avif = function fasterAvif(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}
