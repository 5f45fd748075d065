/** The thank-you pages after a form that was sent without JavaScript. */
import { render, screen, waitFor } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { Helmet } from "react-helmet";
import { CurrentPage } from "../../../src/browser/page-path";
import ThanksPage from "../../../src/templates/thanks";
import { hostForms, type FormType } from "../../../src/model/host-forms";
import { nodeOf } from "../../support/content";

interface Thanks {
  title: string;
  lead: string;
  link: { label: string; to: string };
}

const copy: Record<FormType, Thanks> = {
  full: nodeOf<{ form: { thanks: Thanks } }>("ContactPage").form.thanks,
  newsletter: nodeOf<{ newsletter: { thanks: Thanks } }>("BlogPage").newsletter.thanks,
};

test.each(["full", "newsletter"] as const)("the page after the %s form says so", async (form) => {
  const props = { pageContext: { form }, location: { pathname: hostForms[form].thanks } };
  render(
    <CurrentPage.Provider value={{ noindex: true }}>
      <ThanksPage {...(props as unknown as PageProps<object, { form: FormType }>)} />
    </CurrentPage.Provider>,
  );
  const { title, lead, link } = copy[form];
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(lead)).toBeVisible();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
  await waitFor(() =>
    expect(Helmet.peek()?.metaTags).toContainEqual({ name: "robots", content: "noindex" }),
  );
});
