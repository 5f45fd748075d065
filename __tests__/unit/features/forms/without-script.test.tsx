/**
 * @jest-environment node
 */
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { ContactForm } from "../../../../src/features/forms/ContactForm";
import { NewsletterForm } from "../../../../src/features/forms/NewsletterForm";
import { nodeOf } from "../../../support/content";
import { contactFields, newsletterFields } from "../../../../src/model/form-fields";
import { answerWith, siteSettings } from "../../../support/gatsby";

interface FormCopy {
  privacy: string;
  policy: { label: string; to: string };
  withoutScript: string;
}

const { email } = siteSettings;
const netlify = { webhook: "on", backup: "netlify" } as const;

describe.each([
  {
    name: "contact",
    form: <ContactForm key="contact" />,
    fields: contactFields,
    copy: nodeOf<{ form: FormCopy }>("ContactPage").form,
  },
  {
    name: "newsletter",
    form: <NewsletterForm key="newsletter" />,
    fields: newsletterFields,
    copy: nodeOf<{ newsletter: FormCopy }>("BlogPage").newsletter,
  },
])("the $name form without JavaScript", ({ name, form, fields, copy }) => {
  test("opens an email after the browser's validation, says so, and names the privacy policy", () => {
    const $ = load(renderToStaticMarkup(form));
    expect($("form").attr()).toMatchObject({ action: `mailto:${email}`, method: "post" });
    expect($("form[novalidate]")).toHaveLength(0);
    expect($("input[type=email]").attr()).toHaveProperty("required");
    const note = $("p.without-script");
    expect(note.text()).toBe(copy.withoutScript);
    expect(note.find("a").attr("href")).toBe(`mailto:${email}`);
    expect(note.find("a").text()).toBe(email);
    const policy = $(`a[href="${copy.policy.to}"]`);
    expect(policy.parent().text()).toBe(`${copy.privacy} ${copy.policy.label}`);
  });

  test("posts to its thank-you page with all fields if Netlify Forms is the backup", () => {
    answerWith({ siteSettings: { ...siteSettings, forms: netlify } });
    const html = renderToStaticMarkup(form);
    const $ = load(html);
    expect($("form").attr()).toMatchObject({
      name,
      action: `/${name}/thanks/`,
      method: "post",
      "data-netlify": "true",
      "data-netlify-honeypot": "leave-empty",
    });
    const names = $("input, select, textarea").toArray();
    expect(names.map(({ attribs }) => attribs.name).sort()).toEqual(
      [
        ...fields.map((field) => field.name),
        ...["form-name", "type", "timestamp", "lead-id", "reason", "leave-empty"],
      ].sort(),
    );
    expect(html).not.toMatch(/without-script|enctype|mailto/i);
  });
});

test("the contact form has source and topic if the owner turns them on", () => {
  answerWith({ siteSettings: { ...siteSettings, forms: netlify, sendSourceWithForms: true } });
  const $ = load(renderToStaticMarkup(<ContactForm />));
  expect($("[name=source], [name=topic]")).toHaveLength(2);
});
