/** A telephone number as a link, on one line. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone.replaceAll(" ", "\u00a0")}</a>
);
