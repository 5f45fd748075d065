import { spokenFigures } from "../../../src/lib/spoken-figures";

test.each([
  ["8.5% → 12.5%", "8.5% to 12.5%"],
  ["15-40%", "15 to 40%"],
  ["$1M–$5M a year", "$1M to $5M a year"],
  ["1-2 5-10, 3–4", "1 to 2 5 to 10, 3 to 4"],
  ["−4 points", "minus 4 points"],
  ["$40 − $12", "$40 minus $12"],
  ["a loss (-3%)", "a loss (minus 3%)"],
])("%s is spoken as %s", (figure, words) => {
  expect(spokenFigures(figure)).toBe(words);
});

test.each(["All services →", "2024-11-12", "CM3-2", "follow-up 4", "-", "1-2-3"])(
  "%s stays as it is",
  (text) => {
    expect(spokenFigures(text)).toBe(text);
  },
);
