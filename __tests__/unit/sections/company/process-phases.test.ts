import { phasesOf } from "../../../../src/sections/company/process-phases";

test("the phases of the process follow one another, each as long as it may take; one in other words has no end", () => {
  expect(phasesOf(["1-2 weeks", "3 weeks", "Ongoing"])).toEqual({
    phases: [
      { start: 0, min: 1, max: 2 },
      { start: 2, min: 3, max: 3 },
      { start: 5, min: 0, max: 0 },
    ],
    weeks: 5,
  });
});
