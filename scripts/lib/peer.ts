/**
 * The fastest peer that was tried, measured by `npm run lighthouse` in the same way as this site: as a phone, the median
 * of three runs on a quiet machine.
 */
export const peer = {
  name: "AstroWind",
  about: "a template of Astro without a framework in the browser",
  /** The score of 100. */
  performance: 99,
  /** First and largest contentful paint, in seconds. */
  firstPaint: 1.31,
  largestPaint: 1.76,
  /** Total blocking time, in milliseconds. */
  blockingTime: 0,
  /** What the first view of its home page takes, in kB. */
  kilobytes: 173,
} as const;

/** The figures as a row of a table, in the order of docs/performance.md. */
export const peerRow = (): string[] => [
  peer.name,
  String(peer.performance),
  peer.firstPaint.toFixed(2),
  peer.largestPaint.toFixed(2),
  String(peer.blockingTime),
  String(peer.kilobytes),
];
