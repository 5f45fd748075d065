import sharp from "sharp";
import { drawCover } from "../../artwork/cover";
import { covers } from "../../artwork/covers";

/**
 * Draws the cover of an article, a guide or a case study.
 * @param id the folder under content/, such as `blog/discount-discipline`; an id without a composition in the
 *   list gets one chosen by its letters
 * @returns a JPG of 1600 by 900 pixels, always the same for an id
 */
export const coverImage = (id: string): Promise<Buffer> =>
  sharp(Buffer.from(drawCover(id, covers[id])))
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
