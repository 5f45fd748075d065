/** Sending a lead by mouse, touch and keyboard, and a webhook that fails, in every browser. */
import { fill } from "../../src/lib/fill-names";
import { contactFields } from "../../src/model/form-fields";
import { expect, test } from "../support/engines/journey-test";
import type { Target, Visitor } from "../support/engines/visitor";
import { byExtensions } from "../support/extensions";
import { lead } from "../support/lead";
import { call, messageOf, page as words, site } from "../support/words";

const { form } = words("contact");
const { label, to } = call(words("home").hero.call);
const hero: Target = { role: "link", name: label, within: "main" };
const confirmation: Target = { role: "heading", name: form.thanks.title, within: "main" };
const submit: Target = { role: "button", name: WORDS.form.submit, within: "main form" };

test.skip(to !== "/contact/", "The first call to action does not lead to the contact form.");
test.skip(
  site().forms.webhook === "off" || site().forms.backup !== "none",
  "Forms have no webhook, or a backup.",
);

const fieldOf = ({ name, control }: (typeof contactFields)[number]): Target => ({
  role: control === "list" ? "combobox" : "textbox",
  name: WORDS.formFields[name],
  within: "main form",
});

/** The values of the fields, in order. */
const values = (visitor: Visitor) =>
  Promise.all(contactFields.map((field) => visitor.with(fieldOf(field), valueOf)));

const valueOf = (element: HTMLElement) => (element as HTMLInputElement).value;

const message = messageOf(words("home").hero.call);

/** Waits for the contact page. Its message tells its form from the one on the home page. */
async function waitForForm(visitor: Visitor): Promise<void> {
  await visitor.waitForAddress(to);
  await visitor.until("the message is there", async () =>
    (await values(visitor)).includes(message),
  );
}

/** Fills in the form and sends it. Lists are changed by key, without opening them. */
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

test("each key counts while extensions change the form", async ({ visitor }) => {
  const [first] = contactFields;
  await visitor.goto(to);
  await visitor.press(fieldOf(first));
  let typed = "";
  for (const change of Object.values(byExtensions)) {
    await visitor.type("Ann");
    await visitor.run(change);
    await visitor.type(" Marie ");
    typed += "Ann Marie ";
  }
  await visitor.until("each key is there", async () => (await values(visitor))[0] === typed);
});

for (const input of ["touch", "keyboard"] as const)
  test.describe(`by ${input}`, () => {
    test.use({ pointer: input === "touch" ? "touch" : "mouse" });

    test("a visitor can send a lead from the home page", async ({ visitor, receiver }) => {
      await visitor.goto("/");
      if (input === "keyboard") {
        await visitor.tabTo(hero);
        await visitor.key("Enter");
      } else await visitor.press(hero);
      await waitForForm(visitor);
      await sendLead(visitor, input === "keyboard");
      await expect.poll(() => receiver.leads).toHaveLength(1);
      expect(receiver.leads[0]).toMatchObject({
        email: lead.email,
        company: lead.company,
        message,
      });
      await visitor.waitForAddress("/contact/thanks/");
      await visitor.until("the confirmation is in view", () =>
        visitor.with(confirmation, (element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 64 && bottom <= innerHeight;
        }),
      );
    });
  });

test("the form keeps its values if the webhook fails", async ({ visitor, receiver }) => {
  receiver.mode = "broken";
  await visitor.goto("/");
  await visitor.press(hero);
  await waitForForm(visitor);
  await sendLead(visitor, false);
  await visitor.waitFor({ role: "link", name: WORDS.form.mailFallback });
  expect(receiver.leads).toHaveLength(1);
  expect(await values(visitor)).toContain(lead.email);
  receiver.mode = "ok";
  await visitor.until("the toast does not cover the button", () =>
    visitor.with(submit, (button) => button.getBoundingClientRect().bottom < innerHeight - 200),
  );
  await visitor.press(submit);
  await expect.poll(() => receiver.leads).toHaveLength(2);
  expect(receiver.leads[1]).toMatchObject({ email: lead.email, company: lead.company, message });
  await visitor.waitFor(confirmation);
});

test("words and focus stay when React renders anew", async ({ visitor, receiver, network }) => {
  network.comments = "stripped";
  network.scripts = "wait";
  const [first, ...others] = contactFields;
  await visitor.goto(to);
  await visitor.press(fieldOf(first));
  await visitor.type(lead[first.name].slice(0, 1));
  network.scripts = "arrive";
  await visitor.until("the form is hydrated", () =>
    visitor.run(() => document.querySelector("form[novalidate]:not([data-pending])") !== null),
  );
  await visitor.type(lead[first.name].slice(1));
  for (const field of others) {
    await visitor.tabTo(fieldOf(field));
    if (field.control === "list") await visitor.key("ArrowDown");
    else await visitor.type(lead[field.name]);
  }
  await visitor.press(submit);
  await expect.poll(() => receiver.leads).toHaveLength(1);
  expect(receiver.leads[0]).toMatchObject({ [first.name]: lead[first.name], email: lead.email });
});

test.describe("on a narrow window", () => {
  test.use({ pointer: "touch" });

  test("the list of errors of an empty form leads to a field below the header", async ({
    visitor,
  }) => {
    await visitor.goto(to);
    await visitor.press(submit);
    const [field] = contactFields;
    const text = fill(WORDS.form.empty, { field: WORDS.formFields[field.name] });
    await visitor.press({ role: "link", name: text, within: "main form" });
    await visitor.until("the first field has the focus", () =>
      visitor.with(fieldOf(field), (element) => element === document.activeElement),
    );
    await visitor.until("the label of the first field is below the header", () =>
      visitor.with(fieldOf(field), (element) => {
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const [own] = (element as HTMLInputElement).labels ?? [];
        return own && own.getBoundingClientRect().top >= header;
      }),
    );
  });
});
