/** The content of this site: right as it is, whatever editors have written. */
import { loadContent } from "../../src/content/disk/load";
import { formatProblem } from "../../src/model/problem";

it("has no problem", () => {
  expect(loadContent().problems.map(formatProblem)).toEqual([]);
});
