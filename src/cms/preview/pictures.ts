/** The pictures of the CMS, which loads each one only on request. */
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { useReducer, useState } from "react";

export type GetAsset = CustomPreviewTemplateProps["getAsset"];

/** How many times to look for the address of a picture, and the pause in between in milliseconds. */
const tries = 40;
const pause = 250;

/** Gives the address of a picture, by its path or its name beside the entry; "" until the CMS has loaded it. */
export type SrcOf = (name: string) => string;

/** Loads the pictures that the component asks for, and renders it again with each one. */
export function usePictures(getAsset: GetAsset): SrcOf {
  const [addresses] = useState(() => new Map<string, string>());
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  /** Copies a picture, because the CMS revokes its own address when a dialog closes. */
  async function load(name: string, asset: ReturnType<GetAsset>): Promise<void> {
    addresses.set(name, "");
    for (let left = tries; left > 0 && asset?.url.startsWith("blob:") === false; left -= 1)
      await new Promise((resolve) => setTimeout(resolve, pause));
    const response = asset && (await fetch(asset.url).catch(() => undefined));
    if (!response) return;
    addresses.set(name, URL.createObjectURL(await response.blob()));
    renderAgain();
  }

  return (name) => {
    const known = name.startsWith("blob:") ? name : addresses.get(name);
    if (known === undefined) void load(name, getAsset(name));
    return known ?? "";
  };
}
