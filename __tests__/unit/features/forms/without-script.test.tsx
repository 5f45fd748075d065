/**
 * @jest-environment node
 */
import { renderToStaticMarkup } from "react-dom/server";
import { ContactForm } from "../../../../src/features/forms/ContactForm";
import { NewsletterForm } from "../../../../src/features/forms/NewsletterForm";
import { nodeOf } from "../../../support/content";
import { contactFields, newsletterFields } from "../../../../src/model/form-fields";
import { withBackup } from "../../../support/backup-html";
import { answerWith, siteSettings } from "../../../support/gatsby";
import { escapeRegExp } from "../../../support/escape-regexp";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

const tag = (html: string) => /<form[^>]*>/.exec(html)?.[0] ?? "";

test.each([
  ["contact", <ContactForm key="contact" />],
  ["newsletter", <NewsletterForm key="newsletter" />],
])("without JavaScript the browser validates the %s form and opens an email", (_name, form) => {
  const html = renderToStaticMarkup(form);
  expect(tag(html)).not.toMatch(/novalidate/i);
  expect(tag(html)).toContain(`action="mailto:${siteSettings.email}"`);
  expect(tag(html)).toContain('method="post"');
  expect(html).toMatch(
    /<input[^>]* required=""[^>]*type="email"|<input[^>]*type="email"[^>]* required=""/,
  );
});

describe("with Netlify Forms", () => {
  const on = {
    siteSettings: { ...siteSettings, forms: { webhook: "on", backup: "netlify" } },
  } as const;

  test.each([
    ["contact", <ContactForm key="contact" />, contactFields, "/contact/thanks/"],
    ["newsletter", <NewsletterForm key="newsletter" />, newsletterFields, "/newsletter/thanks/"],
  ])("the %s form posts to its thank-you page, with all fields", (name, form, fields, thanks) => {
    answerWith(on);
    const html = renderToStaticMarkup(form);
    for (const attribute of [`name="${name}"`, `action="${thanks}"`, 'method="post"'])
      expect(tag(html)).toContain(attribute);
    expect(tag(html)).toContain('data-netlify="true" data-netlify-honeypot="leave-empty"');
    expect(tag(html)).not.toMatch(/enctype|mailto/i);
    const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)];
    expect(names.map(([, own]) => own).sort()).toEqual(
      [
        ...fields.map((field) => field.name),
        "form-name",
        "type",
        "timestamp",
        "lead-id",
        "reason",
        "leave-empty",
      ].sort(),
    );
    expect(html).not.toContain("without-script");
  });

  test("the contact form has source and topic if the owner turns them on", () => {
    answerWith({ siteSettings: { ...on.siteSettings, sendSourceWithForms: true } });
    const html = renderToStaticMarkup(<ContactForm />);
    expect(html).toContain('name="source"');
    expect(html).toContain('name="topic"');
  });

  test.each([
    ["contact", <ContactForm key="contact" />],
    ["newsletter", <NewsletterForm key="newsletter" />],
  ])("withBackup makes the same %s form for browser tests", (_name, form) => {
    const without = renderToStaticMarkup(form);
    answerWith(on);
    expect(withBackup(`<main>${without}</main>`)).toBe(
      `<main>${renderToStaticMarkup(form)}</main>`,
    );
  });
});

const copies = {
  contact: nodeOf<{ form: FormCopy }>("ContactPage").form,
  newsletter: nodeOf<{ newsletter: FormCopy }>("BlogPage").newsletter,
};

interface FormCopy {
  privacy: string;
  policy: { label: string; to: string };
  withoutScript: string;
}

const { email } = siteSettings;

describe.each([
  ["contact", <ContactForm key="contact" />, copies.contact],
  ["newsletter", <NewsletterForm key="newsletter" />, copies.newsletter],
])("the %s form", (_name, form, { privacy, policy, withoutScript }) => {
  test("has a note for browsers without JavaScript, in which the email address is a link", () => {
    const [, note = ""] =
      /<p class="without-script">(.*?)<\/p>/.exec(renderToStaticMarkup(form)) ?? [];
    expect(note.replace(/<[^>]*>/g, "")).toBe(withoutScript);
    const links = note.split(`<a href="mailto:${email}">${email}</a>`).length;
    expect(links).toBe(withoutScript.split(email).length);
    expect(links).toBeGreaterThan(1);
  });

  test("links to the privacy policy at the end of its privacy note", () => {
    const html = renderToStaticMarkup(form);
    const [, note = ""] = new RegExp(`>(${escapeRegExp(privacy)}.*?)</p>`).exec(html) ?? [];
    expect(note).toMatch(new RegExp(`<a [^>]*href="${policy.to}"[^>]*>${policy.label}</a>$`));
  });
});
