import { existsSync, readdirSync, readFileSync } from "node:fs";
import { measurementId } from "../../scripts/lib/measurement-id";

/** Whether the built site counts visits with the id of tests. */
export const isMeasured: boolean =
  existsSync("public") &&
  readdirSync("public")
    .filter((name) => name.endsWith(".js"))
    .some((name) => readFileSync(`public/${name}`, "utf8").includes(measurementId));

// Texts depend on it, so that tests read content as the build did.
if (isMeasured) process.env.GATSBY_ANALYTICS_ID ??= measurementId;
