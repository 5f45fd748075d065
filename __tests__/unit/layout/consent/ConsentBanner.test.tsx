import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setBannerReopened, useBannerReopened } from "../../../../src/analytics/consent";
import { consentKey } from "../../../../src/analytics/events";
import { ConsentBanner } from "../../../../src/layout/consent/ConsentBanner";
import { nodeOf } from "../../../support/content";
import { notified } from "../../../support/webhook";

const { consent: words } = nodeOf<{
  consent: Record<"title" | "text", string> & { policy: { label: string; to: string } };
}>("SiteSettings");

/** A page with the button of the footer. */
const Page = () => {
  const asking = useBannerReopened();
  return (
    <>
      <button type="button" onClick={() => setBannerReopened(true)}>
        Cookie preferences
      </button>
      {asking && <ConsentBanner reopened />}
    </>
  );
};

const banner = () => screen.queryByRole("region", { name: words.title });
const button = (name: string) => screen.getByRole("button", { name });
const opener = () => button("Cookie preferences");
const stored = () => JSON.parse(localStorage.getItem(consentKey) ?? "{}") as { choice?: string };

afterEach(() => {
  setBannerReopened(false);
});

test("the consent banner says what is counted, and links to the policy", () => {
  render(<ConsentBanner reopened={false} />);
  const parts = within(banner() as HTMLElement);
  expect(parts.getByText(words.text)).toBeVisible();
  expect(parts.getByRole("link", { name: words.policy.label })).toHaveAttribute(
    "href",
    words.policy.to,
  );
});

test("Accept and Reject have the same style, and neither is preselected", () => {
  render(<ConsentBanner reopened={false} />);
  const [accept, reject] = screen.getAllByRole("button");
  expect(accept).toHaveAccessibleName(WORDS.consent.accept);
  expect(reject).toHaveAccessibleName(WORDS.consent.decline);
  expect(accept?.className).not.toBe("");
  expect(accept?.className).toBe(reject?.className);
  expect(accept?.parentElement).toBe(reject?.parentElement);
  expect(screen.getAllByRole("button")).toHaveLength(2);
});

test("Escape does not close a consent banner that appeared by itself", async () => {
  render(<ConsentBanner reopened={false} />);
  await userEvent.keyboard("{Escape}");
  expect(banner()).toBeInTheDocument();
  expect(stored()).toEqual({});
});

test.each([
  ["yes", WORDS.consent.accept, "granted", WORDS.consent.accepted],
  ["no", WORDS.consent.decline, "denied", WORDS.consent.declined],
])("a %s is stored and confirmed, and shown again", async (_, name, choice, confirmed) => {
  render(<Page />);
  opener().focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(button(name));
  expect(stored().choice).toBe(choice);
  expect(notified).toEqual([expect.objectContaining({ type: "success", title: confirmed })]);
  expect(banner()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  await userEvent.click(opener());
  expect(within(banner() as HTMLElement).getByText(confirmed)).toBeVisible();
});
