/** Words and values that the spec fixes: the form's fields, the not-found page, the footer (spec §2, §3). */
import { only, pageAt, publicPages, textOf } from "../support/site";
import { specOptions } from "../support/spec-options";

test.each(["/", "/contact/"])("the form on %s has the fields and options of the spec", (route) => {
  const { $ } = pageAt(route);
  const form = $("form").filter((_, element) => $(element).find("[name=message]").length > 0);
  const names = form
    .find("[name]:not([tabindex='-1'])")
    .toArray()
    .map((field) => $(field).attr("name"));
  expect(names).toEqual([
    "firstName",
    "lastName",
    "email",
    "company",
    "revenue",
    "needs",
    "message",
  ]);
  const options = (name: string) =>
    form
      .find(`[name=${name}] option`)
      .toArray()
      .map((option) => $(option).attr("value"));
  expect(options("revenue")).toEqual(["", ...specOptions.revenue]);
  expect(options("needs")).toEqual(["", ...specOptions.needs]);
});

test("the not-found page reads as the spec says and leads home", () => {
  const { $ } = pageAt("/404.html");
  expect($("h1").text()).toBe("Oops! Page not found");
  expect($('main a[href="/"]').length).toBeGreaterThan(0);
});

test("the footer of every page has the promises, the links and the year", () => {
  const { footer } = only("Navigation");
  const { email, copyrightYear, name, social } = only("SiteSettings");
  const texts = [
    footer.statement,
    ...footer.promises,
    ...footer.columns.map(({ title }) => title),
    `© ${copyrightYear} ${name}`,
  ];
  const links = [
    ...footer.columns.flatMap(({ links: column }) => column.map(({ to }) => to)),
    `mailto:${email}`,
    ...social.map(({ href }) => href),
  ];
  const wrong = publicPages.flatMap((page) => {
    const shown = textOf(page.$, "body > div footer");
    const hrefs = page
      .$("footer a")
      .toArray()
      .map(({ attribs }) => attribs.href ?? "");
    return [
      ...texts.filter((text) => !shown.includes(text)),
      ...links.filter((href) => !hrefs.includes(href)),
    ].map((absent) => `${page.route}: ${absent}`);
  });
  expect(wrong).toEqual([]);
});
