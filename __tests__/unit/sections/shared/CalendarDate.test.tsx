import { renderToStaticMarkup } from "react-dom/server";
import { localeOf } from "../../../../src/lib/locale";
import { CalendarDate } from "../../../../src/sections/shared/CalendarDate";

const { locale } = SITE;
afterEach(() => void (SITE.locale = locale));

test.each(["en-GB", "en-US", "de-DE", "pl", "es", "ja"])("%s has Intl's dates", (language) => {
  SITE.locale = localeOf(language);
  const intl = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2024-${String(month).padStart(2, "0")}-05`;
    expect(renderToStaticMarkup(<CalendarDate day={day} />)).toBe(
      `<time dateTime="${day}">${intl.format(new Date(day))}</time>`,
    );
  }
});
