/** What the bundle of the CMS changes in the way in which Decap lists the files of a repository. */
import type { Part } from "./decap-repairs";

/**
 * The list of files is noted with the commit that was the last one before it was read. Decap asks for that commit
 * afterwards: what somebody changed while the list was read would never come into it, and a file that was deleted would
 * stay in it.
 */
export const listedSince: readonly Part[] = [
  {
    file: "decap-cms-lib-util/dist/esm/implementation.js",
    part: /(const files = await listAllFiles\(folder, extension, depth\);\s*)(const branch = await getDefaultBranch\(\);)/,
    instead: "$2 $1",
    question: "with which commit does Decap CMS note a list of files?",
  },
];
