import { securityText } from "../../../src/gatsby/post-build";

const settings = {
  email: "hello@northkeel.example",
  url: "https://www.northkeel.example",
  language: "en-GB",
};

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
