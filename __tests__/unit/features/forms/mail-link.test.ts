import { mailLink } from "../../../../src/features/forms/mail-link";

const lines = [
  { label: "First name", value: " Mari " },
  { label: "Company", value: "" },
  { label: "Email", value: "   " },
  { label: "Message", value: "Margin & returns?\n50% off = loss #1" },
];

const read = (link: string) => {
  const url = new URL(link);
  return {
    to: url.pathname,
    subject: url.searchParams.get("subject"),
    body: url.searchParams.get("body"),
  };
};

test("the email has the typed values, with the labels of the form", () => {
  expect(read(mailLink("hello@northkeel.example", "Message from Mari & Co", lines))).toEqual({
    to: "hello@northkeel.example",
    subject: "Message from Mari & Co",
    body: "First name: Mari\r\nMessage: Margin & returns?\r\n50% off = loss #1",
  });
});

test("special characters are encoded, so that typed text cannot add to the address", () => {
  const link = mailLink("hello@northkeel.example", "A & B", [
    { label: "Message", value: "x&cc=other@example.com #top" },
  ]);
  expect(link.split("?")[1]?.split("&")).toHaveLength(2);
  expect(link).not.toMatch(/[\s#]/);
});
