/** The parameters of an address that say which campaign brought a visitor. */
const known = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|li_fat_id)$/;

/**
 * @param search the query of an address
 * @returns the campaign's part of it, without a question mark, each value cut at 200 characters; empty if there is none
 */
export const campaignOf = (search: string): string =>
  `${new URLSearchParams(
    [...new URLSearchParams(search)].flatMap(([name, value]) =>
      known.test(name) ? [[name, value.slice(0, 200)]] : [],
    ),
  )}`;

/** Removes what a link says of the campaign that it was copied from, and leaves the rest of it as it is. */
export const withoutCampaign = (address: string): string =>
  address.replace(/^([^?#]*)\?([^#]*)/, (_, start: string, query: string) => {
    const parts = query.split("&").filter((part) => !known.test(part.replace(/=.*/, "")));
    return parts.length > 0 ? `${start}?${parts.join("&")}` : start;
  });
