/** Covers for entries without a picture of their own. */
import sharp from "sharp";
import { drawCover } from "../../artwork/map";

/** The start of a description in the file, which tells drawn covers from pictures of editors. */
export const coverMark = "Drawn from ";

/** @param id the folder under content/, such as `blog/discount-discipline` */
export const coverImage = (id: string): Promise<Buffer> =>
  sharp(Buffer.from(drawCover(id)), { density: 96 })
    .resize(1600, 900)
    .flatten()
    .withExif({ IFD0: { ImageDescription: `${coverMark}content/${id}` } })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
