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
