/** A dialog in which an editor chooses what a link leads to. */
import { kindOf } from "../../model/kinds";
import { checkTexts } from "../check";
import { nameOfKind } from "../labels";
import { readLoaded } from "../source-texts";

interface LinkTarget {
  value: string;
  label: string;
}

/** The pages of entries that visitors see. */
async function sitePages(): Promise<LinkTarget[]> {
  const { site } = checkTexts((await readLoaded()).texts, false);
  return site.pages.flatMap(({ address: value, entry, title = "" }) =>
    entry ? { value, label: kindOf(entry.kind).route ? nameOfKind(entry.kind) : title } : [],
  );
}

const markup = `<style>
  .choose-link { width: min(480px, calc(100vw - 32px)); box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif }
  .choose-link :is(input, button) { font: inherit; margin-block: 4px; padding: 4px 8px; border: 1px solid }
  .choose-link input { width: 100%; box-sizing: border-box }
</style>
<form method="dialog">
  <label>Page or address <input list="choose-link-pages" required autocomplete="off"></label>
  <datalist id="choose-link-pages"></datalist>
  <div><button value="insert">Insert</button> <button formnovalidate>Cancel</button></div>
</form>`;

/**
 * Asks an editor for a page of the site or another address.
 * @returns undefined if the editor cancels
 */
export async function chooseLink(pages?: LinkTarget[]): Promise<LinkTarget | undefined> {
  const offered = pages ?? (await sitePages());
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = "Link";
  dialog.className = "choose-link";
  dialog.innerHTML = markup;
  const options = offered.map(({ value, label }) => new Option(label, value));
  dialog.querySelector("datalist")?.append(...options);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      const typed = dialog.querySelector("input")?.value.trim() ?? "";
      const page = offered.find(({ value, label }) => value === typed || label === typed);
      // A telephone number or the name of a file may have spaces, which a link in Markdown may not.
      const target = page ?? { value: typed.replaceAll(" ", "%20"), label: typed };
      resolve(dialog.returnValue === "insert" ? target : undefined);
    }),
  );
}
