import { render, screen } from "@testing-library/react";
import { CalendarDate } from "../../../../src/sections/shared/CalendarDate";
import { answerWith, siteSettings } from "../../../support/gatsby";

test.each([
  ["en_GB", "5 December 2024"],
  ["en_US", "December 5, 2024"],
] as const)("in %s a date is written %s", (language, words) => {
  answerWith({ siteSettings: { ...siteSettings, language } });
  render(<CalendarDate day="2024-12-05" />);
  expect(screen.getByText(words)).toHaveAttribute("datetime", "2024-12-05");
});
