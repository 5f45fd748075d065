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
  private readonly addresses = new Map<string, string>();

  constructor(private readonly onLoaded: () => void) {}

  /** The address of a picture, by its path or by its name beside the entry; "" until it has loaded. */
  address(name: string, getAsset: GetAsset): string {
    if (name.startsWith("blob:")) return name;
    const known = this.addresses.get(name);
    if (known !== undefined) return known;
    const asset = getAsset(name);
    this.addresses.set(name, "");
    if (asset) void this.load(name, asset);
    return "";
  }

  /** Copies a picture, because the CMS revokes its own address when a dialog closes. */
  private async load(name: string, asset: Asset): Promise<void> {
    for (let left = tries; left > 0 && !asset.url.startsWith("blob:"); left -= 1)
      await new Promise((resolve) => setTimeout(resolve, pause));
    const blob = await fetch(asset.url).then(
      (response) => response.blob(),
      () => undefined,
    );
    if (blob) this.addresses.set(name, URL.createObjectURL(blob));
    this.onLoaded();
  }
}
