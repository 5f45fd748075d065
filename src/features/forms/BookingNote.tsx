import type { TrackedEvent } from "../../analytics/events";
import { eventAttribute } from "../../browser/hydration";
import type { ContactValues } from "../../model/form-fields";
import { useSite } from "../../queries/useSite";
import { ButtonLink } from "../../ui/Button";
import { FormNote } from "./FormNote";

interface BookingNoteProps {
  text: string;
  values?: Pick<ContactValues, "firstName" | "lastName" | "email">;
}

/** Adds name and email to the address of the booking page, in the parameters that Cal.com and Calendly read. */
function addressWith(address: string, values: BookingNoteProps["values"]): string {
  if (!values) return address;
  const url = new URL(address);
  url.searchParams.set("name", `${values.firstName} ${values.lastName}`);
  url.searchParams.set("email", values.email);
  return url.href;
}

/** Links to the owner's calendar after the contact form. Renders nothing if the owner has no booking page. */
export const BookingNote = ({ text, values }: BookingNoteProps) => {
  const { bookingUrl } = useSite();
  if (!bookingUrl) return null;
  const event: TrackedEvent = ["booking_click", { cta_location: "thanks", page_title: "" }];
  return (
    <FormNote>
      <span>{text}</span>
      <ButtonLink
        to={addressWith(bookingUrl, values)}
        {...{ [eventAttribute]: JSON.stringify(event) }}
      >
        {WORDS.form.booking}
      </ButtonLink>
    </FormNote>
  );
};
