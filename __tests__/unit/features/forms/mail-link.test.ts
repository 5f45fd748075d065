import { mailLink, mailText } from "../../../../src/features/forms/mail-link";

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

test("the email has the typed values, with the labels of the form, encoded", () => {
  const link = mailLink("hello@northkeel.example", "Message from Mari & Co", mailText(lines));
  expect(link).not.toMatch(/[\s#]/);
  expect(read(link)).toEqual({
    to: "hello@northkeel.example",
    subject: "Message from Mari & Co",
    body: "First name: Mari\r\nMessage: Margin & returns?\r\n50% off = loss #1",
  });
});

test.each(["x".repeat(16_000), "👩‍👧".repeat(900), "\n".repeat(2000)])(
  "a long subject and a long text are shortened to an address that mail programs open",
  (text) => {
    const link = mailLink("hello@northkeel.example", text, text);
    expect(link.length).toBeLessThanOrEqual(2000);
    expect(read(link).body).toMatch(/\.\.\.$/);
  },
);

test("half of a character does not stop the link", () => {
  const link = mailLink("hello@northkeel.example", "\ud83d", "half \udc4d");
  expect(read(link).body).toBe("half \uFFFD");
});
