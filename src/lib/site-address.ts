import { isPreviewHost } from "./preview-host";

/** Whether a host is under a top-level domain that is reserved for examples and tests. */
export const isReservedHost = (host: string): boolean => /\.(example|test|invalid)$/.test(host);

/**
 * Finds a fault in the address of the live site.
 * @returns the rest of a sentence, with the remedy; undefined if there is none
 */
export function addressFault(url: string, previewHosts: readonly string[]): string | undefined {
  const { protocol, hostname } = new URL(url);
  if (isReservedHost(hostname))
    return `"${url}" is an example; write the address of your own domain`;
  if (isPreviewHost(hostname, previewHosts))
    return `"${url}" is on a host listed under previewHosts, where pages are kept out of search and nothing is measured; write the address of your own domain, or take the host off that list`;
  if (protocol === "http:") return `"${url}" is not encrypted; write https://${hostname}`;
  return undefined;
}

export const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ["http:", "https:"].includes(new URL(value).protocol);

/** Whether an address has no path, query or fragment after its host. */
export const isOrigin = (value: string): boolean =>
  isWebAddress(value) && new URL(value).href === `${new URL(value).origin}/`;
