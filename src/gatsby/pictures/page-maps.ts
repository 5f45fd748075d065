/** The maps behind headings. static/maps/ has some; the build and `npm start` draw the others. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { drawMap } from "../../artwork/map";
import type { DevServer } from "../develop/dev-server";

/** @param name the name of a page, as in the address of its map */
export function mapOf(name: string): string {
  const file = path.resolve("static/maps", `${name}.svg`);
  return existsSync(file) ? readFileSync(file, "utf8") : drawMap(name, false);
}

export function serveMaps(server: DevServer): void {
  server.use("/maps", (request, response, next) => {
    const name = /^\/([\w-]+)\.svg/.exec(request.url ?? "")?.[1];
    if (!name) return next();
    response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(mapOf(name));
  });
}
