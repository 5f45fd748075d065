/** `npm run schemas`: writes the files generated from the model, for completion in editors and for review. */
import { writeIds, writeModelFiles } from "../src/gatsby/schema/generated-files";
import { loadContent } from "../src/content/disk/load";

const written = writeModelFiles();
writeIds(loadContent());
console.log(written.length > 0 ? `Written: ${written.join(", ")}` : "Nothing has changed.");
