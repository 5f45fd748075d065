import { schemas } from "../../../../src/features/forms/form-schemas";
import { contactFields } from "../../../../src/model/form-fields";
import { sampleValues } from "../../../support/sample-values";

const right: Record<string, string> = sampleValues({
  firstName: "Mari",
  lastName: "Tamm",
  email: "mari@shop.example",
  company: "Shop OÜ",
  message: "Our margin falls.",
});

const messages = (values: Record<string, string>) => {
  const result = schemas.full.safeParse(values);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => [path.join("."), message]);
};

test("a job application needs no company, revenue and needs, and sends them empty", () => {
  const sent = { ...right, company: "", revenue: "", needs: "" };
  for (const given of [right, sent]) expect(schemas.application.parse(given)).toEqual(sent);
  expect(schemas.application.safeParse({ ...sent, firstName: "M" }).success).toBe(false);
});

test("the lists have the values that receivers of leads know, in this order", () => {
  const lists = contactFields.flatMap((field) =>
    field.control === "list" ? [[field.name, ...field.options]] : [],
  );
  const known = [
    ["revenue", "under-1m", "1m-5m", "5m-10m", "10m-25m", "25m-50m", "over-50m"],
    [
      "needs",
      ...["profit-optimization", "ai-automation", "growth-strategy"],
      ...["data-integration", "conversion-optimization", "other"],
    ],
  ];
  expect(lists).toEqual(expect.arrayContaining(known));
});

test.each([
  ["firstName", "Ma", "M", "First name must be at least 2 characters"],
  ["lastName", "Ta", "T", "Last name must be at least 2 characters"],
  ["company", "OÜ", "O", "Company name must be at least 2 characters"],
  ["message", "0123456789", "012345678", "Please provide more details about your project"],
  // A letter with its accents counts as one character, an invisible character as none.
  ["lastName", "O\u0308U\u0308", "\u{20BB7}", "Last name must be at least 2 characters"],
  ["firstName", "M\u200Ba", " M\u200B ", "First name must be at least 2 characters"],
])("%s: %j is long enough, %j is not", (name, enough, short, message) => {
  expect(messages({ ...right, [name]: enough })).toEqual([]);
  expect(messages({ ...right, [name]: short })).toEqual([[name, message]]);
});

test("spaces around a text are not sent", () => {
  const padded = Object.fromEntries(
    Object.entries(right).map(([name, value]) => [
      name,
      ["revenue", "needs"].includes(name) ? value : ` ${value}\n`,
    ]),
  );
  expect(schemas.full.parse(padded)).toEqual(right);
});

const emailOf = (email: string) => [
  schemas.full.safeParse({ ...right, email }).data?.email,
  schemas.newsletter.safeParse({ email }).data?.email,
];

test.each(["o'brien.r&d+lists@mail.shop.example", "jürgen@bücher.example", "राम@उदाहरण.भारत"])(
  "both forms accept %s",
  (email) => expect(emailOf(email)).toEqual([email, email]),
);

test("invisible characters of an address are dropped", () => {
  const sent = "mari@shop.example";
  expect(emailOf("\u200Emari@shop\u200B.example\uFEFF ")).toEqual([sent, sent]);
});

test.each([
  "mari",
  "@shop.example",
  "mari@shop.",
  "mari@-shop.example",
  "mari@shop",
  "mari@localhost",
  ".mari@shop.example",
  "ma..ri@shop.example",
  "mari.@shop.example",
  "mari@192.168.0.1",
  "Mari <mari@shop.example>",
  "\u200B",
])("%j is not an email address", (email) => {
  const message = "Please enter a valid email address";
  expect(messages({ ...right, email })).toEqual([["email", message]]);
  expect(schemas.newsletter.safeParse({ email }).error?.issues[0]?.message).toBe(message);
});

test.each([
  ["revenue", "2m", "Please select your annual revenue"],
  ["needs", "everything", "Please select what you need help with"],
])("%s accepts only its options", (name, value, message) => {
  expect(messages({ ...right, [name]: value })).toEqual([[name, message]]);
});
