/**
 * Stands in for Gatsby's handler of `Head` exports in the browser: the pages of this site write their heads
 * with react-helmet and export none, so the handler would be weight without work.
 */
export function headHandlerForBrowser(): void {}
