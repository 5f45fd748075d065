import { covers } from "../src/artwork/covers";
import { makeCover } from "./lib/make-cover";

async function main(asked: readonly string[]): Promise<void> {
  const ids = asked.length > 0 ? asked : Object.keys(covers);
  const malformed = ids.filter((id) => !/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(id));
  if (malformed.length > 0) {
    throw new Error(`Not a folder under content/: ${malformed.join(", ")} (try blog/some-id)`);
  }
  for (const id of ids) {
    const { file, bytes } = await makeCover(id);
    console.log(`${file}  ${Math.round(bytes / 1000)} kB`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
