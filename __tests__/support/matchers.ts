/** The setup of component tests: matchers for the DOM, and time limits that fit a slow machine. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
// Before parts of a page that load late import it.
import "./gatsby";

configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(60_000);
