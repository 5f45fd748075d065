/** What the guard shows to the editor: native dialogs above the CMS. */
import { listAbove } from "../../model/addresses";
import { fill } from "../editor/fill";
import { giveFocusBack } from "../focus";
import type { Editor, Leaving } from "./context";
import { contestedList } from "./contested-list";
import { element } from "./element";
import { closeMistakes, listOf, showMistakes } from "./mistake-list";
import { shrunk } from "./shrink";

type Buttons = [value: string, label: string][];

/** Opens a dialog. @returns the value of the button that closed it; "" for the Escape key */
function open(heading: string, content: Node[], buttons: Buttons): Promise<string> {
  const dialog = element("dialog");
  dialog.className = "site-dialog";
  dialog.setAttribute("aria-label", heading);
  const form = element("form", "", element("h2", heading), ...content);
  form.method = "dialog";
  const row = element("p");
  for (const [value, label] of buttons) {
    const button = element("button", label);
    button.value = value;
    row.append(button);
  }
  form.append(row);
  dialog.append(form);
  document.body.append(dialog);
  return new Promise<string>((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      giveFocusBack();
      resolve(dialog.returnValue);
    });
    dialog.showModal();
  });
}

/** Settles when the last dialog is closed. */
let closed: Promise<unknown> = Promise.resolve();

/** Shows a dialog, once those before it are closed. @returns the value of the button that closed it */
function show(heading: string, content: Node[], buttons: Buttons): Promise<string> {
  const answer = closed.then(() => open(heading, content, buttons));
  closed = answer.catch(() => undefined);
  return answer;
}

const notSavedYet = "This was not saved";

const deleting = { heading: "Delete this page?", yes: "Delete", no: "Keep the page" };

/** What is asked when a page leaves the site. */
const leavings: Record<Leaving, { heading: string; note?: string; yes: string; no: string }> = {
  "a draft": {
    heading: "Take this page off the site?",
    note: "Once “Draft” is off again, the page is back at its address, and nobody is sent elsewhere.",
    yes: "Take it off",
    no: "Keep it on the site",
  },
  deleted: deleting,
  "deleted at once": {
    ...deleting,
    note: "It is gone from the site at once: a deletion is not reviewed as saves are.",
  },
};

/** The editor who sits before the CMS. */
export const editorAtScreen: Editor = {
  begin: closeMistakes,
  refuse: showMistakes,
  reportFailure: (heading, sentences) =>
    void show(heading, [element("p", sentences)], [["ok", "Close"]]),
  shrink: async (upload) => {
    const { fileObj } = upload;
    if (!fileObj) return;
    const small = await shrunk(fileObj);
    if (small !== fileObj)
      Object.assign(upload, { fileObj: small, url: URL.createObjectURL(small) });
  },
  advise: showMistakes,
  askRedirect: async (address, addresses, leaving) => {
    const { heading, note, yes, no } = leavings[leaving];
    const select = element("select");
    select.append(new Option("nowhere: they see “page not found”", ""));
    for (const each of addresses) select.append(new Option(each, each));
    // The list that a page belongs to is the nearest to it.
    const nearest = listAbove(address);
    if (nearest && addresses.includes(nearest)) select.value = nearest;
    const label = element(
      "label",
      `Links and search engines may still lead to ${address}. Send these visitors to `,
      select,
    );
    const answer = await show(
      heading,
      [element("p", "", label), ...(note ? [element("p", note)] : [])],
      [
        ["leave", yes],
        ["keep", no],
      ],
    );
    return answer === "leave" ? select.value : undefined;
  },
  askHidden: async (mistakes) => {
    const todo =
      mistakes.length > 0 ? [element("p", "To do before it is shown:"), listOf(mistakes)] : [];
    const answer = await show(
      "Publish it although “Draft” is on?",
      [
        element(
          "p",
          "It comes to the site, but no visitor sees it while its field “Draft” is on. To show it: keep it, turn “Draft” off, save, and publish.",
        ),
        ...todo,
      ],
      [
        ["publish", "Publish it hidden"],
        ["keep", "Keep it"],
      ],
    );
    return answer === "publish";
  },
  askMove: async ({ address, newAddress }, { entries, isRedirected }) => {
    const list = element("ul");
    for (const entry of entries) list.append(element("li", entry));
    const led = isRedirected ? " Visitors who have the old address are led to the new one." : "";
    const along = entries.length > 0 ? " These name the page and change along:" : "";
    const answer = await show(
      "Change the address of this page?",
      [element("p", `${address} becomes ${newAddress}.${led}${along}`), list],
      [
        ["keep", "Do not save"],
        ["change", "Change it"],
      ],
    );
    return answer === "change";
  },
  askBoth: async (entry, contested) => {
    const since = `${entry} since you opened it; it may have been you, in another tab.`;
    const after = "You see it in the fields before you save it.";
    const isContested = contested.length > 0;
    const answer = await show(
      notSavedYet,
      isContested
        ? [
            element("p", `Somebody has changed the same lines of ${since}`),
            ...contestedList(contested),
            element(
              "p",
              `Choose whose lines shall stand there. What was changed elsewhere comes along. ${after}`,
            ),
          ]
        : [
            element("p", `Somebody has changed ${since}`),
            element("p", `Both can be brought together. ${after}`),
          ],
      isContested
        ? [
            ["", "Close"],
            ["theirs", "Take what was saved"],
            ["mine", "Keep mine"],
          ]
        : [
            ["", "Close"],
            ["mine", "Bring both together"],
          ],
    );
    return answer === "mine" || answer === "theirs" ? answer : undefined;
  },
  fill,
  reportMove: ({ kind, to, newPath, newAddress }) => {
    const text = element("p", "The CMS opens it there.");
    const slug = /\/index\.\w+$/.test(newPath) ? `${to}/index` : to;
    void show(`The page is at ${newAddress} now`, [text], [["open", "Open it"]]).then(() => {
      // All is saved: Decap's question about unsaved changes is not asked.
      const silence = (event: Event) => event.stopImmediatePropagation();
      window.addEventListener("beforeunload", silence, { capture: true, once: true });
      window.history.replaceState(null, "", `#/collections/${kind}/entries/${slug}`);
      window.location.reload();
    });
  },
};
