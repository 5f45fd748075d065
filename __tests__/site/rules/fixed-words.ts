/** The contact form, whose fields editors cannot change, and the 404 page. */
import type { Page } from "../../support/built-page";
import { fixedOptions } from "../../support/fixed-options";
import { isOff, only } from "../../support/content-files";
import type { Rule } from "./rule";

const notFound = only("NotFoundPage");

const fields = ["firstName", "lastName", "email", "company", "revenue", "needs", "message"];

const formOf = ({ $ }: Page) =>
  $("form").filter((_, element) => $(element).find("[name=message]").length > 0);

/** A rule for the pages that have the contact form. */
const onForm = (
  name: string,
  rule: (page: Page, form: ReturnType<typeof formOf>) => string[],
): Rule => ({
  name,
  page: (page) => {
    if (page.route !== "/" && page.route !== "/contact/") return [];
    const form = formOf(page);
    return form.length === 1 ? rule(page, form) : [`${form.length} forms`];
  },
});

const onNotFound = (name: string, rule: (page: Page) => string[]): Rule => ({
  name,
  page: (page) => (page.isNotFound ? rule(page) : []),
});

const same = (shown: readonly unknown[], wanted: readonly string[]): string[] =>
  shown.join() === wanted.join() ? [] : [shown.join()];

export const rules: Rule[] = [
  onForm("the contact form has its fields in order, and a honeypot", ({ $ }, form) => [
    ...same(
      form
        .find("[name]:not([tabindex='-1'], [type=hidden])")
        .toArray()
        .map(({ attribs }) => attribs.name),
      fields,
    ),
    ...($(form).find("[name][tabindex='-1']").length === 1 ? [] : ["no trap"]),
  ]),
  ...Object.entries(fixedOptions).map(([field, values]) =>
    onForm(`the contact form has the fixed values of ${field}`, (_, form) =>
      same(
        form
          .find(`[name=${field}] option`)
          .toArray()
          .map(({ attribs }) => attribs.value),
        ["", ...values],
      ),
    ),
  ),
  onForm("the contact form has the labels and options of content", ({ $ }, form) => {
    const copy = only("ContactPage").form;
    const labels = [
      copy.firstName,
      copy.lastName,
      copy.email,
      copy.company,
      copy.revenue,
      copy.needs,
      copy.message,
    ].map(({ label }) => label);
    const shown = [...form.find("label, button, option").toArray()].map((element) =>
      $(element).text(),
    );
    const wanted = [
      ...labels,
      copy.submit,
      ...[...copy.revenueOptions, ...copy.needsOptions].map(({ label }) => label),
    ];
    return wanted.filter((text) => !shown.some((each) => each.includes(text)));
  }),
  onNotFound(
    "the 404 page has its titles for pages and articles, and links to the home page",
    (page) => [
      ...same(page.texts("h1 .of-page"), [notFound.title]),
      ...same(page.texts("h1 .of-article"), [notFound.postTitle]),
      ...same(
        page.texts("main a.of-article"),
        isOff(notFound.postLink.to) ? [] : [notFound.postLink.label],
      ),
      ...(page.links("main").includes("/") ? [] : ["no way home"]),
    ],
  ),
];
