/**
 * Required by Node before Gatsby (`--require` in scripts/build.mjs and scripts/start.ts). Gatsby compiles gatsby-config.ts
 * and gatsby-node.ts with Parcel, in a process of its own, and Parcel then looks at every file of the project to see
 * what has changed since, packages and built pages included: seconds of each build, more with each article. These
 * folders hold nothing that is compiled, so Parcel need not look at them.
 */
const { existsSync, readdirSync } = require("node:fs");
const path = require("node:path");
const process = require("node:process");

/** In Gatsby's cache Parcel must see one folder: Gatsby empties it, so that Parcel has to write it anew. */
const compiled = "compiled";

/** The folders that hold nothing to compile. */
function foldersToIgnore() {
  const cached = existsSync(".cache") ? readdirSync(".cache") : [];
  return [
    ...["node_modules", "public", "content", "static"],
    ...cached.filter((name) => name !== compiled).map((name) => path.join(".cache", name)),
  ].map((name) => path.resolve(name));
}

// Gatsby names the module of a worker process in its environment.
if (/compile-gatsby-files/.test(process.env.GATSBY_WORKER_MODULE_PATH ?? "")) {
  const watcher = require("@parcel/watcher");
  const ignored = foldersToIgnore();
  for (const name of ["writeSnapshot", "getEventsSince"]) {
    const original = watcher[name];
    watcher[name] = (folder, snapshot, options) =>
      original(folder, snapshot, { ...options, ignore: [...(options?.ignore ?? []), ...ignored] });
  }
}
