/** A time limit that only a hanging test exceeds, even on a slow machine. */
jest.setTimeout(300_000);
