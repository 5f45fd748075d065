import { securityText } from "../../../src/gatsby/post-build";

const settings = {
  email: "hello@northkeel.example",
  url: "https://www.northkeel.example",
  language: "en-GB",
};

test("security.txt has the fields of RFC 9116", () => {
  expect(securityText(settings, new Date("2024-11-21T05:00:00Z"))).toBe(
    [
      "Contact: mailto:hello@northkeel.example",
      "Expires: 2025-11-01T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://www.northkeel.example/.well-known/security.txt",
      "Policy: https://www.northkeel.example/legal/acceptable-use/",
      "",
    ].join("\n"),
  );
});

test.each(["2024-01-01T00:00:00Z", "2024-02-29T12:00:00Z", "2024-12-31T23:59:59Z"])(
  "security.txt built at %s expires after 11 to 12 months",
  (now) => {
    const text = securityText(settings, new Date(now));
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    const days = (expires - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThanOrEqual(366);
  },
);
