export const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ["http:", "https:"].includes(new URL(value).protocol);

/** Whether it is the address of a whole site: no path, query or fragment stands behind the host. */
export const isOrigin = (value: string): boolean =>
  isWebAddress(value) && new URL(value).href === `${new URL(value).origin}/`;
