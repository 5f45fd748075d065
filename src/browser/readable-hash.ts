/**
 * A script for the head of every page. It removes a hash that cannot be decoded, such as `#%`, from the address,
 * before the router reads it, and when one is typed later. Gatsby would fail to decode it and crash the page;
 * whoever sends such a link means the page.
 */
export const hashScript = `(function(){function f(){try{decodeURIComponent(location.hash)}catch(e){history.replaceState(history.state,"",location.pathname+location.search)}}f();addEventListener("popstate",f)})()`;
