/** What every unit test has: matchers for the DOM, and patience enough for the slowest machine. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(60_000);
