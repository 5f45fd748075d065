/**
 * Whether a host is a preview: equal to one of the suffixes, or a subdomain of one.
 * @param host a host name, without a port
 * @param suffixes the hosts listed in content/site.yml
 */
export const isPreviewHost = (host: string, suffixes: readonly string[]): boolean =>
  suffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
