/** Waits for a script; if it fails, prints the message without a stack trace. */
export function runScript(main: Promise<unknown>): void {
  main.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
