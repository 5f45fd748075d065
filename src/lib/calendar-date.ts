const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * Writes a date in words, the same in every time zone.
 * @param day year-month-day, such as 2024-12-05
 * @returns such as 5 December 2024
 */
export function calendarDate(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
