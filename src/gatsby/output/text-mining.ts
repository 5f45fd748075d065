/**
 * The reservation against text and data mining (Article 4(3) of Directive (EU) 2019/790): in words in robots.txt, and
 * in the two vocabularies that crawlers read, as headers of every file. In robots.txt itself these would be unknown
 * directives, which some readers of it report as errors. static/.well-known/tdmrep.json makes the same reservation.
 */

const words = `# All rights against text and data mining are reserved (Directive (EU) 2019/790, Article 4(3)),
# for the training of machine-learning models too. Search engines may index every page.
# See /legal/acceptable-use/ and /.well-known/tdmrep.json.`;

/** Sent with every file; a crawler that does not know them ignores them. */
export const reservationHeaders = {
  "Content-Usage": "search=y, train-ai=n",
  "TDM-Reservation": "1",
};

/** Adds the reservation to the text of robots.txt. */
export const withReservation = (robots: string): string => `${words}\n${robots}`;
