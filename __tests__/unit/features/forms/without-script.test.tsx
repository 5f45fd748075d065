/**
 * @jest-environment node
 */
import { renderToStaticMarkup } from "react-dom/server";
import { ContactForm } from "../../../../src/features/forms/ContactForm";
import { NewsletterForm } from "../../../../src/features/forms/NewsletterForm";
import { nodeOf } from "../../../support/content";
import { siteSettings } from "../../../support/gatsby";

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

test("without scripts the contact form says how to reach us instead", () => {
  const { form } = nodeOf<{ form: { withoutScript: string } }>("ContactPage");
  expect(renderToStaticMarkup(<ContactForm />)).toContain(
    `<p class="without-script">${form.withoutScript}</p>`,
  );
});
