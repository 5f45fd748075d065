/** From the home page to a lead, in every browser, by mouse, touch and keyboard; and what a failure leaves. */
import { contactFields } from "../../src/model/form-fields";
import { expect, test } from "../support/engines/journey-test";
import type { Thing, Visitor } from "../support/engines/visitor";
import { lead } from "../support/lead";
import { call, messageOf, page as words, site } from "../support/words";

const { form } = words("contact");
const { label, to } = call(words("home").hero.call);
const hero: Thing = { role: "link", name: label, within: "main" };
const submit: Thing = { role: "button", name: form.submit, within: "main form" };

test.skip(to !== "/contact/", "The first call leads elsewhere.");
test.skip(site().forms.webhook === "off" || site().forms.backup !== "none", "No webhook alone.");

const fieldOf = ({ name, control }: (typeof contactFields)[number]): Thing => ({
  role: control === "list" ? "combobox" : "textbox",
  name: form[name].label,
  within: "main form",
});

/** What the fields hold, in their order. */
const values = (visitor: Visitor) =>
  Promise.all(contactFields.map((field) => visitor.with(fieldOf(field), valueOf)));

const valueOf = (element: HTMLElement) => (element as HTMLInputElement).value;

const message = messageOf(words("home").hero.call);

/** Waits for the form that the button leads to; the page that is left has one too. */
async function isAtForm(visitor: Visitor): Promise<void> {
  await visitor.isAt(to);
  await visitor.until("the message is there", async () =>
    (await values(visitor)).includes(message),
  );
}

/** Fills the form in and sends it. Each list is opened by nobody: a key changes it. */
async function sendLead(visitor: Visitor, byKeyboard: boolean): Promise<void> {
  for (const field of contactFields) {
    const { name, control } = field;
    if (byKeyboard || control === "list") await visitor.tabTo(fieldOf(field));
    else await visitor.press(fieldOf(field));
    if (control === "list") await visitor.key("ArrowDown");
    else if (name !== "message") await visitor.type(lead[name]);
  }
  if (!byKeyboard) return visitor.press(submit);
  await visitor.tabTo(submit);
  return visitor.key("Enter");
}

for (const way of ["mouse", "touch", "keyboard"] as const)
  test.describe(`by ${way}`, () => {
    test.use({ hand: way === "touch" ? "touch" : "mouse" });

    test("a lead is sent, from the home page on", async ({ visitor, receiver }) => {
      await visitor.goto("/");
      if (way === "keyboard") {
        await visitor.tabTo(hero);
        await visitor.key("Enter");
      } else await visitor.press(hero);
      await isAtForm(visitor);
      await sendLead(visitor, way === "keyboard");
      await expect.poll(() => receiver.leads).toHaveLength(1);
      expect(receiver.leads[0]).toMatchObject({
        email: lead.email,
        company: lead.company,
        message,
      });
      await visitor.until("the form is empty", async () => (await values(visitor)).join("") === "");
    });
  });

test("a webhook that fails leaves all that was typed, and may be tried again", async ({
  visitor,
  receiver,
}) => {
  receiver.mode = "broken";
  await visitor.goto("/");
  await visitor.press(hero);
  await isAtForm(visitor);
  await sendLead(visitor, false);
  await visitor.sees({ role: "link", name: form.mailFallback });
  expect(receiver.leads).toHaveLength(1);
  expect(await values(visitor)).toContain(lead.email);
  receiver.mode = "ok";
  await visitor.until("the button stands clear of the notification", () =>
    visitor.with(submit, (button) => button.getBoundingClientRect().bottom < innerHeight - 200),
  );
  await visitor.press(submit);
  await expect.poll(() => receiver.leads).toHaveLength(2);
  await visitor.until("the form is empty", async () => (await values(visitor)).join("") === "");
});

test.describe("on a narrow window", () => {
  test.use({ hand: "touch" });

  test("an empty form leads to its first field, whose label the bar does not cover", async ({
    visitor,
  }) => {
    await visitor.goto(to);
    await visitor.press(submit);
    const [field] = contactFields;
    await visitor.until("the first field has the focus", () =>
      visitor.with(fieldOf(field), (element) => element === document.activeElement),
    );
    await visitor.until("its label is in sight", () =>
      visitor.with(fieldOf(field), (element) => {
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const [own] = (element as HTMLInputElement).labels ?? [];
        return own && own.getBoundingClientRect().top >= bar;
      }),
    );
  });
});
