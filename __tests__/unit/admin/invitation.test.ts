/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event";
import { screen, waitFor } from "@testing-library/react";
import { arrivalIn, showInvitation } from "../../../src/admin/invitation";

const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answer = (status: number) =>
  Promise.resolve({
    ok: status < 400,
    status,
    json: async () => ({ access_token: "key" }),
  } as Response);

beforeEach(() => {
  request.mockReset().mockImplementation(() => answer(200));
  globalThis.fetch = request;
});

const asked = () =>
  request.mock.calls.map(([url, options]) => [
    url,
    options?.method,
    JSON.parse(String(options?.body)),
  ]);

async function choose(hash: string, done = jest.fn()): Promise<jest.Mock> {
  const arrival = arrivalIn(hash);
  if (!arrival) throw new Error(`${hash} has no token`);
  showInvitation(arrival, done);
  await userEvent.type(screen.getByLabelText(/^Password/), "a long password");
  await userEvent.click(screen.getByRole("button", { name: "Save and log in" }));
  return done;
}

it("an invited editor chooses a password", async () => {
  const done = await choose("#invite_token=abc-1");
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(asked()).toEqual([
    [
      "/.netlify/identity/verify",
      "POST",
      { type: "signup", token: "abc-1", password: "a long password" },
    ],
  ]);
});

it("one who forgot the password chooses another", async () => {
  const done = await choose("#recovery_token=abc");
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(asked()).toEqual([
    ["/.netlify/identity/verify", "POST", { type: "recovery", token: "abc" }],
    ["/.netlify/identity/user", "PUT", { password: "a long password" }],
  ]);
});

it("an old link is told", async () => {
  request.mockImplementation(() => answer(404));
  const done = await choose("#invite_token=old");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe(
      "Netlify Identity answered 404. Ask for a new link if this one is old.",
    ),
  );
  expect(done).not.toHaveBeenCalled();
});

it("an address of the CMS itself is no arrival", () => {
  expect(arrivalIn("#/collections/BlogPost")).toBeUndefined();
});
