/** The setup of every unit test: matchers for the DOM, and time limits that fit a slow machine. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(60_000);
