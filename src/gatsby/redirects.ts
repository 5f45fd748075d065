import { plainSpelling, type Site } from "../content/site/site";

/** An address with and without percent codes, since hosts differ in which of the two they compare. */
function spellings(address: string): string[] {
  const plain = plainSpelling(address);
  // An address in an older encoding than UTF-8, such as /%FCber-uns/, has no other spelling.
  if (plain === address && address.includes("%")) return [address];
  return [...new Set([encodeURI(plain), /[\s%]/.test(plain) ? address : plain])];
}

/** The redirects as Gatsby's `createRedirect` takes them. */
export const gatsbyRedirects = ({ redirects }: Site) =>
  redirects.flatMap(({ address, to, isPermanent }) =>
    spellings(address).map((fromPath) => ({ fromPath, toPath: to, isPermanent })),
  );
