/** `npm run schemas`: writes the files that are made from the model, for editors and for reviews. */
import { writeGenerated } from "../src/content/generated";
import { loadContent } from "../src/content/load";

const written = writeGenerated(loadContent());
console.log(written.length > 0 ? `Written: ${written.join(", ")}` : "Nothing has changed.");
