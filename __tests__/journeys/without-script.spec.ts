/** The site without scripts, in every browser. */
import { test } from "../support/engines/journey-test";
import { navigation, site } from "../support/words";

const { about } = navigation();

test.beforeEach(({ network }) => {
  network.scripts = "never";
});

test("without scripts a dropdown opens, and an email address shows", async ({ visitor }) => {
  const entry = { role: "link", name: about.entries[0]?.title ?? "", within: "header .wide-menu" };
  await visitor.goto("/");
  await visitor.hover({ role: "button", name: about.label, within: "header .wide-menu" });
  await visitor.waitFor(entry);
  await visitor.press(entry);
  await visitor.waitForAddress(about.entries[0]?.to ?? "");
  test.skip(site().forms.backup !== "none", "The form works without script.");
  await visitor.goto("/contact/");
  await visitor.waitFor({ role: "link", name: site().email, within: "main" });
});

test.describe("on a narrow window", () => {
  test.use({ pointer: "touch" });

  test("without scripts the menu leads to the footer, whose links work", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.press({ role: "link", name: "Menu", within: "header" });
    await visitor.waitForAddress("/#footer");
    // A browser without ::details-content keeps the columns closed at first.
    await visitor.run(() => document.querySelector("footer details")?.setAttribute("open", ""));
    await visitor.press({ role: "link", within: "footer nav" });
    await visitor.until("the address has changed", () =>
      visitor.run(() => location.pathname !== "/"),
    );
  });
});
