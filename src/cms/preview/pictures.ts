import type { CustomPreviewTemplateProps } from "@sveltia/cms";

export type GetAsset = CustomPreviewTemplateProps["getAsset"];
type Asset = NonNullable<ReturnType<GetAsset>>;

/** How many times to look for the address of a picture, and the pause in between in milliseconds. */
const tries = 40;
const pause = 250;

/**
 * The pictures of the CMS, which loads each one only on request.
 * @param onLoaded is called whenever a picture has loaded, or has not in time
 */
export class Pictures {
  private readonly assets = new Map<string, Asset | undefined>();

  constructor(private readonly onLoaded: () => void) {}

  /** The address of a picture, by its path or by its name beside the entry; "" until it has loaded. */
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
    this.onLoaded();
  }
}
