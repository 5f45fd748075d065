/** The pages that confirm a form. */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Helmet } from "react-helmet";
import { CurrentPage } from "../../../src/browser/page-path";
import { sentValues } from "../../../src/features/forms/sent-values";
import ThanksPage from "../../../src/templates/thanks";
import type { FormPurpose, FormType } from "../../../src/model/host-forms";
import { values } from "../../support/contact-form";
import { nodeOf } from "../../support/content";
import { answerWith, siteSettings } from "../../support/gatsby";

const data = {
  contactPage: nodeOf<Queries.ThanksPageQuery["contactPage"]>("ContactPage"),
  careersPage: nodeOf<Queries.ThanksPageQuery["careersPage"]>("CareersPage"),
  blogPage: nodeOf<Queries.ThanksPageQuery["blogPage"]>("BlogPage"),
};

const open = (form: FormType, purpose?: FormPurpose) => {
  const props = { data, location: { state: { purpose } }, pageContext: { form, from: "/form/" } };
  return render(
    <CurrentPage.Provider value={{ noindex: true }}>
      <ThanksPage {...(props as unknown as ComponentProps<typeof ThanksPage>)} />
    </CurrentPage.Provider>,
  );
};

test.each([
  ["full", data.contactPage?.form.thanks, WORDS.form.again],
  ["newsletter", data.blogPage?.newsletter.thanks, WORDS.newsletter.again],
] as const)(
  "the page after the %s form says so, and leads back to it",
  async (form, copy, again) => {
    const { title = "", lead = "", link } = copy ?? {};
    open(form);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.queryByText(WORDS.form.sent)).not.toBeInTheDocument();
    expect(screen.getByText(link?.label ?? "")).toHaveAttribute("href", link?.to);
    expect(screen.getByText(again)).toHaveAttribute("href", "/form/");
    await waitFor(() =>
      expect(Helmet.peek()?.metaTags).toContainEqual({ name: "robots", content: "noindex" }),
    );
  },
);

test("an applicant reads the steps to an offer, and is offered no call", () => {
  open("full", "application");
  const { title = "", steps = [] } = data.careersPage?.hiring ?? {};
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  for (const step of steps) expect(screen.getByText(step.description)).toBeVisible();
  expect(screen.queryByText(WORDS.form.booking)).not.toBeInTheDocument();
});

test("the page after a form shows what was sent, and the owner's calendar with name and email", () => {
  Object.assign(sentValues, { full: values, newsletter: { email: values.email } });
  const { unmount } = open("full");
  fireEvent.click(screen.getByText(WORDS.form.sent));
  for (const name of ["email", "message"] as const)
    expect(screen.getByText(values[name])).toBeVisible();
  const { origin, pathname, searchParams } = new URL(
    screen.getByText(WORDS.form.booking).getAttribute("href") ?? "",
  );
  expect(origin + pathname).toBe(siteSettings.bookingUrl);
  expect(Object.fromEntries(searchParams)).toEqual({
    name: `${values.firstName} ${values.lastName}`,
    email: values.email,
  });
  unmount();
  answerWith({ siteSettings: { ...siteSettings, bookingUrl: null } });
  open("full");
  expect(screen.queryByText(WORDS.form.booking)).not.toBeInTheDocument();
  open("newsletter");
  expect(screen.getByText(values.email, { selector: "strong" })).toBeVisible();
});
