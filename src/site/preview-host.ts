/**
 * Tells whether a host is a preview (readings.md, Behaviour): equal to one of the suffixes, or below it.
 * @param host a host name, without a port
 * @param suffixes the hosts listed in content/site.yml
 */
export const isPreviewHost = (host: string, suffixes: readonly string[]): boolean =>
  suffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
