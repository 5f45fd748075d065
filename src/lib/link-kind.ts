/** Where links lead: the kind of an address, its form, and what a click counts as. */

type LinkKind = "page" | "file" | "web" | "mail" | "phone";

/** An origin that no site has. */
const ownOrigin = "https://own.invalid";

const protocols: Readonly<Record<string, LinkKind>> = {
  "http:": "web",
  "https:": "web",
  "mailto:": "mail",
  "tel:": "phone",
};

/**
 * Reads an address as a browser does, which ignores some signs in it.
 * @returns undefined for an address that no link may have, such as `javascript:…`
 */
export function linkKind(address: string): LinkKind | undefined {
  // Safari before 17 has no `URL.canParse`.
  try {
    const { origin, protocol, pathname } = new URL(address, ownOrigin);
    if (origin !== ownOrigin) return protocols[protocol];
    return /\.\w+$/.test(pathname) ? "file" : "page";
  } catch {
    return undefined;
  }
}

/** A telephone number as people read it. */
export const phonePattern = /^\+\d[\d ]{6,18}\d$/;

export const phoneAdvice =
  "must be + and the code of the country, then digits and blanks, such as +44 113 496 0000";

const forms: Readonly<Record<LinkKind, RegExp>> = {
  page: /^\/([a-z0-9-]+\/)*(#.*)?$/,
  file: /^\/[^?#\\]+$/,
  web: /^https:\/\/[^\s\\]+$/,
  mail: /^mailto:[^\s@?]+@[^\s@?]+(\?\S*)?$/,
  phone: /^tel:\+\d(?:[ ().-]|%20|\d){6,}\d$/,
};

/** Finds a fault in the form of an address. @returns the end of a sentence that begins with the address */
export function linkFormFault(address: string): string | undefined {
  if (/^http:/.test(address))
    return `is not secure; write "${address.replace(/^http:/, "https:")}", and see that the page answers there`;
  const kind = linkKind(address);
  if (kind && (forms[kind].test(address) || /^(mailto|tel):\{\{.*\}\}$/.test(address)))
    return undefined;
  if (kind === "phone") return phoneAdvice;
  return "must be an address on this site that starts and ends with a slash, such as /contact/, a file such as /prices.pdf, or begin with https://, mailto: or tel:";
}

/** The address for a browser: a telephone number without the signs between its digits. */
export const browserAddress = (address: string): string =>
  address.startsWith("tel:") ? address.replace(/%20|[ ().-]/g, "") : address;

/** The event of a link to a file, as JSON. */
export const downloadEvent = (address: string): string =>
  JSON.stringify(["file_download", { file_name: address }]);
