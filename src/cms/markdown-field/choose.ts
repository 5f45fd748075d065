/** A dialog in which an editor chooses from a list. */
import { isFileToLink } from "../../content/read/content-files";

export interface Choice {
  value: string;
  label: string;
  group?: string;
}

const markup = `<style>
  .choose { width: min(480px, calc(100vw - 32px)); box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif }
  .choose form { display: grid; gap: 12px }
  .choose h2 { margin: 0; font: inherit; font-weight: bold }
  .choose :is(input, select, button) { font: inherit }
  .choose :is(input, button, option) { padding: 4px 8px }
  .choose :is(input, select) { width: 100%; box-sizing: border-box; border: 1px solid }
</style>
<form method="dialog">
  <h2 id="choose-title"></h2>
  <label>Page or address <input autocomplete="off"></label>
  <select size="8" required aria-labelledby="choose-title"></select>
  <div><button value="insert">Insert</button> <button formnovalidate>Cancel</button></div>
</form>`;

const isAddress = (text: string) =>
  /^(https?:\/\/\S+\.|mailto:|tel:|\/|#)\S+$/.test(text) || isFileToLink(text);

/**
 * Asks an editor to choose.
 * @param isLink whether the editor can search the choices, or type an address that is none of them
 * @returns undefined if the editor cancels
 */
export function choose(
  title: string,
  choices: readonly Choice[],
  isLink = false,
): Promise<Choice | undefined> {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-labelledby", "choose-title");
  dialog.className = "choose";
  dialog.innerHTML = markup;
  const part = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
    dialog.querySelector(name) as HTMLElementTagNameMap[Name];
  const [search, select] = [part("input"), part("select")];
  part("h2").textContent = title;
  if (!isLink) part("label").remove();
  let shown = choices;
  const show = () => {
    const typed = search.value.trim();
    const words = typed.toLowerCase().split(/\s+/);
    const found = choices.filter((choice) => {
      const text = Object.values(choice).join(" ").toLowerCase();
      return words.every((word) => text.includes(word));
    });
    // A telephone number or the name of a file may have spaces, which a link in Markdown may not.
    const address = typed.replaceAll(" ", "%20");
    const isOther = isAddress(address) && found.every(({ value }) => value !== address);
    shown = isOther ? [{ value: address, label: typed }, ...found] : found;
    const groups = new Map<string, Element>([["", select]]);
    select.replaceChildren();
    for (const { group = "", label, value } of shown) {
      const box = groups.get(group) ?? document.createElement("optgroup");
      if (!groups.has(group)) select.append(Object.assign(box, { label: group }));
      groups.set(group, box);
      box.append(new Option(label, value));
    }
    select.selectedIndex = 0;
  };
  show();
  search.addEventListener("input", show);
  const insert = () => part("form").requestSubmit(part("button"));
  select.addEventListener("dblclick", insert);
  select.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    // Firefox would press the button that has the focus after the dialog.
    event.preventDefault();
    insert();
  });
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      const isChosen = dialog.returnValue === "insert";
      resolve(isChosen ? shown.find(({ value }) => value === select.value) : undefined);
    }),
  );
}
