/** Whether a host is a preview: equal to one of the suffixes, or a subdomain of one. */
export const isPreviewHost = (host: string, suffixes: readonly string[]): boolean =>
  suffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
