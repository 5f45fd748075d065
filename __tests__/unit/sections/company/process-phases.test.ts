import { phasesOf } from "../../../../src/sections/company/process-phases";

test("phases start after the longest duration of the previous one; one without weeks has no duration", () => {
  expect(phasesOf(["1-2 weeks", "3 weeks", "Ongoing"])).toEqual({
    phases: [
      { start: 0, min: 1, max: 2 },
      { start: 2, min: 3, max: 3 },
      { start: 5, min: 0, max: 0 },
    ],
    weeks: 5,
  });
});
