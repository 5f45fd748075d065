import sharp from "sharp";
import { drawCover } from "../../artwork/cover";
import { covers } from "../../artwork/covers";
import { coverHash } from "./drawings-hash";

const mark = "Drawn from ";

/** The hash that a drawn cover carries; none in a picture that was not drawn here. */
export async function hashOfCover(image: Buffer): Promise<string | undefined> {
  const { exif } = await sharp(image).metadata();
  return exif && new RegExp(`${mark}(\\w+)`).exec(exif.toString("latin1"))?.[1];
}

/**
 * @param id the folder under content/, such as `blog/discount-discipline`; an id without a composition in the
 * list gets one chosen by its letters
 */
export const coverImage = (id: string): Promise<Buffer> =>
  sharp(Buffer.from(drawCover(id, covers[id])))
    .flatten()
    .withExif({ IFD0: { ImageDescription: `${mark}${coverHash(covers[id])}` } })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
