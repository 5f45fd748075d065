/**
 * A script for the head of every page: on a preview host it keeps the page out of search. A robot gives no sign of a
 * visitor, so it must not need the scripts that wait for one.
 */
export const previewScript = (hosts: readonly string[]): string =>
  [
    `if(${JSON.stringify(hosts)}.some(function(host){return("." + location.hostname).endsWith("." + host)})){`,
    'var robots=document.createElement("meta");robots.name="robots";robots.content="noindex";',
    "document.head.append(robots)}",
  ].join("");
