/** The parts that the copy of several pages has in common. */
import { z } from "zod";
import { group, link, list, point, reference, text, verbatim } from "../../fields";

/** At most `max` figures of claims.yml. */
export const claims = (max: number) => z.array(reference("Claim")).max(max);

export const empty = text(20, 200).describe("What the page says when there is nothing to list.");

/** A section of titled points. */
export const points = (min: number, max: number) =>
  group("PointsCopy", {
    title: text(3, 60).describe("The heading."),
    items: list(point, min, max).describe("The points, in order."),
  });

export const closing = group("PageClosing", {
  title: text(5, 90).describe("The heading of the last band."),
  lead: text(20, 300).describe("One or two sentences."),
  call: reference("CallToAction").describe("The button, one of the calls to action."),
});

/** The page that follows a form that was sent. */
export const thanks = group("ThanksCopy", {
  title: text(5, 60).describe("The heading, which says that the form has arrived."),
  lead: text(20, 240).describe("What happens next."),
  link: link.describe("One page to read meanwhile."),
});

export const notice = group("Notice", {
  title: verbatim(3, 60).describe("What has happened."),
  text: verbatim(10, 200).describe("What happens now, or what to do."),
});
