/** Fails a test that writes an error or a warning to the console. */
import failOnConsole from "jest-fail-on-console";

failOnConsole({
  shouldFailOnWarn: true,
  // React says the first of effects that are meant for the browser alone, and the second of parts that load late.
  silenceMessage: (message) =>
    /useLayoutEffect does nothing on the server|A suspended resource finished loading/.test(
      message,
    ),
});
