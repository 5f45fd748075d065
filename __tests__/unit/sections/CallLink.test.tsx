import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CallLink } from "../../../src/sections/CallLink";
import { callOf, nodesOf } from "../../support/content";
import { navigations } from "../../support/gatsby";

jest.mock("gatsby", () => jest.requireActual<object>("../../support/gatsby"));

const gtag = jest.fn();

beforeEach(() => {
  gtag.mockReset();
  window.gtag = gtag;
  document.title = "Northkeel | We Architect Profitable Growth";
});

const choose = () => userEvent.click(screen.getByRole("link"));

test.each([
  ["hero_primary", "Book Your Profit Strategy Call", "primary", "hero"],
  ["services_audit", "Start Your Profit Audit", "audit", "services"],
  ["process_strategy_call", "Book Your Profit Strategy Call", "strategy_call", "process"],
  ["case_studies_strategy_call", "Book Your Profit Strategy Call", "strategy_call", "case_studies"],
])("%s hands source and message over and sends cta_click", async (id, label, type, place) => {
  const call = callOf(id);
  render(<CallLink call={call} />);
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", "/contact/");
  await choose();
  expect(gtag.mock.calls).toEqual([
    [
      "event",
      "cta_click",
      {
        cta_type: type,
        cta_location: place,
        page_title: "Northkeel | We Architect Profitable Growth",
      },
    ],
  ]);
  expect(navigations).toEqual([{ to: "/contact/", state: { source: id, message: call.message } }]);
  expect(call.message).toMatch(/audit|strategy call|growth infrastructure/);
});

test("View Full Case Study leads to the study of its industry and sends case_study_click", async () => {
  render(
    <CallLink call={callOf("case_study_card")} industry="Fashion DTC" about="for Fashion DTC" />,
  );
  const link = screen.getByRole("link", { name: "View Full Case Study for Fashion DTC" });
  expect(link).toHaveAttribute("href", "/case-studies/");
  await choose();
  expect(gtag.mock.calls).toEqual([
    [
      "event",
      "case_study_click",
      {
        industry: "Fashion DTC",
        cta_location: "case_studies",
        page_title: "Northkeel | We Architect Profitable Growth",
      },
    ],
  ]);
  expect(navigations).toEqual([{ to: "/case-studies/", state: { focusIndustry: "Fashion DTC" } }]);
});

test.each([
  ["profit_audit", "start_audit"],
  ["cro_optimize", "optimize_funnels"],
  ["ai_automation_implement", "implement_ai"],
  ["development_build", "build_platform"],
  ["analytics_dashboard", "build_dashboard"],
  ["growth_automation_launch", "launch_automation"],
  ["data_integration_sync", "sync_data"],
  ["low_code_prototype", "prototype_solution"],
])("%s hands topic and message over and sends the action %s", async (topic, action) => {
  const call = callOf(topic);
  render(<CallLink call={call} page="/services/x/" service="A service" />);
  await choose();
  expect(gtag.mock.calls).toEqual([
    ["event", "service_cta_click", { action, page: "/services/x/", service: "A service" }],
  ]);
  expect(navigations).toEqual([{ to: "/contact/", state: { topic, message: call.message } }]);
  expect(call.message).toMatch(/^Hello, I/);
});

test("view_services leads to the services and hands nothing over", async () => {
  render(<CallLink call={callOf("view_services")} page="/services/x/" service="A service" />);
  expect(screen.getByRole("link", { name: "View All Services" })).toHaveAttribute(
    "href",
    "/services/",
  );
  await choose();
  expect(gtag.mock.calls).toEqual([
    [
      "event",
      "service_cta_click",
      { action: "view_services", page: "/services/x/", service: "A service" },
    ],
  ]);
  expect(navigations).toEqual([{ to: "/services/", state: {} }]);
});

test("Discuss Custom Integration sends nothing and hands its source over", async () => {
  const call = callOf("integrations_custom");
  render(<CallLink call={call} />);
  expect(screen.getByRole("link", { name: "Discuss Custom Integration" })).toBeVisible();
  await choose();
  expect(gtag).not.toHaveBeenCalled();
  expect(navigations).toEqual([
    { to: "/contact/", state: { source: "integrations_custom", message: call.message } },
  ]);
});

test("the main call of every service carries that service's own topic", () => {
  const topics = nodesOf<{ call: string }>("Service").map(({ call }) => callOf(call).topic);
  expect(topics).toEqual([
    "profit_audit",
    "growth_automation_launch",
    "cro_optimize",
    "ai_automation_implement",
    "data_integration_sync",
    "development_build",
    "low_code_prototype",
    "analytics_dashboard",
  ]);
});

test("without a tracker the link leads on all the same", async () => {
  delete window.gtag;
  render(<CallLink call={callOf("hero_primary")} />);
  await choose();
  expect(navigations).toHaveLength(1);
});

test("a tracker that throws does not stop the link", async () => {
  const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  gtag.mockImplementation(() => {
    throw new Error("quota");
  });
  render(<CallLink call={callOf("hero_primary")} />);
  await choose();
  expect(navigations).toHaveLength(1);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
