import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { CtaLink } from "../../../src/ui/CtaLink";
import { consentKey, sendKeptEvents } from "../../../src/analytics/events";
import { ga4 } from "../../../src/analytics/gtag";
import { CurrentPage, PagePath } from "../../../src/browser/page-path";
import { trackCalls } from "../../../src/inline-scripts/call-events";
import { navigations } from "../../support/gatsby";

/** A call to action with only a label and a target. */
const bare: Queries.CallFragment = {
  slug: "write",
  label: "Write to Us",
  to: "/contact/",
  source: null,
  topic: null,
  about: null,
  needs: null,
  message: null,
  event: null,
};
const noEvent = { action: null, cta_type: null, cta_location: null };

const homeCall: Queries.CallFragment = {
  ...bare,
  source: "hero_primary",
  message: "Hello, I would like to talk.",
  event: { ...noEvent, name: "cta_click", cta_type: "primary", cta_location: "hero" },
};

process.env.GATSBY_ANALYTICS_ID = "G-TEST1";
const tracker = ga4();

const gtag = jest.fn();

// As in the head of every page.
beforeAll(trackCalls);

beforeEach(() => {
  gtag.mockReset();
  window.gtag = gtag;
  document.title = "The title of the page";
});

const link = () => screen.getByRole("link");
const follow = () => fireEvent.click(link());

const page_title = "The title of the page";

test.each([
  [
    homeCall,
    {},
    { cta_type: "primary", cta_location: "hero", page_title },
    { source: "hero_primary", message: "Hello, I would like to talk." },
  ],
  [
    { event: { ...noEvent, name: "case_study_click", cta_location: "case_studies" } },
    { industry: "Fashion DTC", study: "dress-shop", srText: "for Fashion DTC" },
    { industry: "Fashion DTC", cta_location: "case_studies", page_title },
    { focusIndustry: "Fashion DTC", focusStudy: "dress-shop" },
  ],
  [
    {
      topic: "profit_audit",
      message: "I apply as {subject}.",
      event: { ...noEvent, name: "service_cta_click", action: "start_audit" },
    },
    { service: "A service", subject: "Automation & $1 Engineer" },
    {
      action: "start_audit",
      page: "/services/x/",
      service: "A service",
      cta_location: "profit_audit",
    },
    { topic: "profit_audit", message: "I apply as Automation & $1 Engineer." },
  ],
] as [Partial<Queries.CallFragment>, Partial<ComponentProps<typeof CtaLink>>, object, object][])(
  "a call to action sends its event and passes its state on: %#",
  (call, props, event, state) => {
    render(
      <PagePath.Provider value="/services/x/">
        <CtaLink call={{ ...bare, ...call }} {...props} />
      </PagePath.Provider>,
    );
    expect(link()).toHaveAccessibleName([bare.label, props.srText].filter(Boolean).join(" "));
    follow();
    expect(gtag.mock.calls).toEqual([["event", call.event?.name, event]]);
    expect(navigations).toEqual([{ to: bare.to, state }]);
  },
);

test("a call on a page about a service passes its topic on, unless it has its own", () => {
  for (const call of [
    { ...bare, source: "article" },
    { ...bare, topic: "profit_audit" },
  ]) {
    const { unmount } = render(
      <CurrentPage.Provider value={{ topic: "low_code_prototype" }}>
        <CtaLink call={call} />
      </CurrentPage.Provider>,
    );
    follow();
    unmount();
  }
  expect(navigations.map(({ state }) => state)).toEqual([
    { source: "article", topic: "low_code_prototype" },
    { topic: "profit_audit" },
  ]);
});

test("a call to action without an event or a state sends nothing and passes nothing on", () => {
  render(<CtaLink call={{ ...bare, to: "/services/" }} />);
  // A history state would start the scripts of the next page without an interaction.
  expect(link()).not.toHaveAttribute("data-state");
  follow();
  expect(gtag).not.toHaveBeenCalled();
  expect(navigations).toEqual([{ to: "/services/" }]);
});

test("without gtag a call to action works, and keeps its event only with consent, until it is withdrawn or gtag starts", () => {
  delete window.gtag;
  render(<CtaLink call={homeCall} />);
  follow();
  expect(navigations).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
  const { question } = SITE.analytics;
  localStorage.setItem(consentKey, JSON.stringify({ choice: "granted", question }));
  follow();
  expect(sessionStorage).toHaveLength(1);
  tracker?.stop("/contact/");
  expect(sessionStorage).toHaveLength(0);
  follow();
  document.title = "The next page";
  tracker?.measurePage("/contact/", document.title);
  sendKeptEvents();
  const events = (window.dataLayer ?? []).map((given) => Array.from(given as IArguments));
  expect(events.filter(([command]) => command === "event")).toEqual([
    ["event", "cta_click", { cta_type: "primary", cta_location: "hero", page_title }],
  ]);
  localStorage.clear();
});

test("a call to action works if gtag throws or is not a function", () => {
  const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  gtag.mockImplementation(() => {
    throw new Error("quota");
  });
  render(<CtaLink call={homeCall} />);
  follow();
  Object.assign(window, { gtag: "blocked" });
  follow();
  expect(navigations).toHaveLength(2);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

test.each([
  ["/contact/", "footer", { cta_type: "contact", cta_location: "footer" }],
  ["mailto:hello@example.com", "main", { cta_type: "mailto", cta_location: "guides" }],
  ["tel:+441134960000", "header", { cta_type: "tel", cta_location: "header" }],
])("a link to %s in the %s sends cta_click with its place", (href, part, event) => {
  window.history.replaceState(null, "", "/guides/raising-prices/");
  document.body.innerHTML = `<${part}><a href="${href}"><b>Write</b></a></${part}>`;
  fireEvent.click(screen.getByText("Write"));
  expect(gtag.mock.calls).toEqual([["event", "cta_click", { ...event, page_title }]]);
});

test("a link to another page sends nothing", () => {
  document.body.innerHTML = '<a href="/blog/">Blog</a>';
  fireEvent.click(screen.getByText("Blog"));
  expect(gtag).not.toHaveBeenCalled();
});
