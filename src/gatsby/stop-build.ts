import { writeSync } from "node:fs";

/**
 * Ends the build with a message for editors. Gatsby's reporter would call it "UNKNOWN" and break its lines, so that
 * places in files could no longer be clicked.
 */
export function stopBuild(message: string): never {
  writeSync(process.stderr.fd, `\n${message}\n\n`);
  process.exit(1);
}
