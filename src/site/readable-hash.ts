/**
 * A script for the head of every page. It takes a hash that cannot be decoded, such as `#%`, out of the address,
 * before the router reads it and when one is typed later: whoever sends such a link means the page, and Gatsby's
 * way to the hash's target would fail with all of the page.
 */
export const hashScript = `(function(){function f(){try{decodeURIComponent(location.hash)}catch(e){history.replaceState(history.state,"",location.pathname+location.search)}}f();addEventListener("popstate",f)})()`;
