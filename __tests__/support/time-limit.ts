/** Ends a test that will never end; no test fails because the machine is slow. */
jest.setTimeout(300_000);
