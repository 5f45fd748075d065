/** The content of this site, whatever editors have written. */
import { loadContent } from "../../src/content/disk/load";
import { formatProblem } from "../../src/model/problem";

it("passes the check", () => {
  expect(loadContent().problems.map(formatProblem)).toEqual([]);
});
