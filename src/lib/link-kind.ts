/** Where a link leads. */
export type LinkKind = "page" | "file" | "web" | "mail" | "phone";

/** An origin that no site has. */
const ownOrigin = "https://own.invalid";

const protocols: Readonly<Record<string, LinkKind>> = {
  "https:": "web",
  "mailto:": "mail",
  "tel:": "phone",
};

/**
 * Reads an address as a browser does, which ignores some signs in it.
 * @returns undefined for an address that no link may have, such as `javascript:…`
 */
export function linkKind(address: string): LinkKind | undefined {
  if (!URL.canParse(address, ownOrigin)) return undefined;
  const { origin, protocol, pathname } = new URL(address, ownOrigin);
  if (origin !== ownOrigin) return protocols[protocol];
  return /\.\w+$/.test(pathname) ? "file" : "page";
}
