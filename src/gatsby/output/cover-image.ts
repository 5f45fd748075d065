/** Covers for entries without a picture of their own. */
import sharp from "sharp";
import { drawCover } from "../../artwork/map";

const mark = "Drawn from ";

/** Whether a picture was drawn here; any other is an editor's own. */
export async function isDrawnCover(image: Buffer): Promise<boolean> {
  const { exif } = await sharp(image).metadata();
  return exif?.includes(mark) ?? false;
}

/** @param id the folder under content/, such as `blog/discount-discipline` */
export const coverImage = (id: string): Promise<Buffer> =>
  sharp(Buffer.from(drawCover(id)), { density: 96 })
    .resize(1600, 900)
    .flatten()
    .withExif({ IFD0: { ImageDescription: `${mark}content/${id}` } })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
