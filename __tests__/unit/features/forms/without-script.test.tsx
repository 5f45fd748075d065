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

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));

const tag = (html: string) => /<form[^>]*>/.exec(html)?.[0] ?? "";

test.each([
  ["contact", <ContactForm key="contact" />],
  ["newsletter", <NewsletterForm key="newsletter" />],
])(
  "before scripts run, browsers validate the %s form themselves and open an e-mail with it",
  (_name, form) => {
    const html = renderToStaticMarkup(form);
    expect(tag(html)).not.toMatch(/novalidate/i);
    expect(tag(html)).toContain(`action="mailto:${siteSettings.email}"`);
    expect(tag(html)).toContain('method="post"');
    expect(html).toMatch(
      /<input[^>]* required=""[^>]*type="email"|<input[^>]*type="email"[^>]* required=""/,
    );
  },
);

describe("where the host takes forms", () => {
  const on = {
    siteSettings: { ...siteSettings, forms: { webhook: "on", backup: "netlify" } },
  } as const;

  test.each([
    ["contact", <ContactForm key="contact" />, contactFields, "/contact/thanks/"],
    ["newsletter", <NewsletterForm key="newsletter" />, newsletterFields, "/newsletter/thanks/"],
  ])(
    "the %s form is posted to it, with every value that it may carry",
    (name, form, fields, thanks) => {
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
    },
  );

  test("source and topic are among them if the owner has them sent along", () => {
    answerWith({ siteSettings: { ...on.siteSettings, sendSourceWithForms: true } });
    const html = renderToStaticMarkup(<ContactForm />);
    expect(html).toContain('name="source"');
    expect(html).toContain('name="topic"');
  });

  test.each([
    ["contact", <ContactForm key="contact" />],
    ["newsletter", <NewsletterForm key="newsletter" />],
  ])("the %s form is what browser tests make of the page that is built without", (_name, form) => {
    const without = renderToStaticMarkup(form);
    answerWith(on);
    expect(withBackup(`<main>${without}</main>`)).toBe(
      `<main>${renderToStaticMarkup(form)}</main>`,
    );
  });
});

test("without scripts the newsletter says how to reach us instead", () => {
  const { newsletter } = nodeOf<{ newsletter: { withoutScript: string } }>("BlogPage");
  expect(renderToStaticMarkup(<NewsletterForm />)).toContain(
    `<p class="without-script">${newsletter.withoutScript}</p>`,
  );
});

test("without scripts the contact form says how to reach us instead", () => {
  const { form } = nodeOf<{ form: { withoutScript: string } }>("ContactPage");
  expect(renderToStaticMarkup(<ContactForm />)).toContain(
    `<p class="without-script">${form.withoutScript}</p>`,
  );
});
