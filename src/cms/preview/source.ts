/** What the preview shows around the entry that is edited: the content and the pictures that the CMS has. */
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { checkFiles, type Content } from "../../content/check-files";
import { utcDay } from "../../content/publish/published";
import { sortFiles } from "../../content/read/content-files";
import { readTexts } from "../texts";

export type GetAsset = CustomPreviewTemplateProps["getAsset"];
type Asset = NonNullable<ReturnType<GetAsset>>;

const folder = "content";

/** Reads the content anew: it may have changed since the last entry was opened. */
export async function readContent(): Promise<Content> {
  const texts = await readTexts();
  const names = [...texts.keys()].map((path) => path.slice(folder.length + 1));
  const files = sortFiles(names, (name) => texts.get(`${folder}/${name}`) ?? "", folder);
  // A draft is previewed among the other drafts and what is scheduled.
  return checkFiles(files, folder, { today: utcDay(), drafts: true });
}

/** How often the address of a picture is asked for, and after how long again, in milliseconds. */
const tries = 40;
const pause = 250;

/**
 * The pictures of the CMS, which has the bytes of each only after it has been asked for them.
 * @param arrived is called whenever a picture has come
 */
export class Pictures {
  private readonly assets = new Map<string, Asset | undefined>();

  constructor(private readonly arrived: () => void) {}

  /** The address of a picture, by its path or by its name beside the entry; "" until it has come. */
  address(name: string, getAsset: GetAsset): string {
    if (name.startsWith("blob:")) return name;
    if (!this.assets.has(name)) {
      const asset = getAsset(name);
      this.assets.set(name, asset);
      if (asset) void this.wait(asset);
    }
    const url = this.assets.get(name)?.url ?? "";
    return url.startsWith("blob:") ? url : "";
  }

  private async wait(asset: Asset): Promise<void> {
    for (let left = tries; left > 0 && !asset.url.startsWith("blob:"); left -= 1)
      await new Promise((resolve) => setTimeout(resolve, pause));
    this.arrived();
  }
}
