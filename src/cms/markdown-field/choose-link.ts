/** A dialog in which an editor chooses what a link leads to. */

export interface LinkTarget {
  value: string;
  label: string;
}

const markup = `<style>
  .choose-link { width: min(480px, calc(100vw - 32px)); box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif }
  .choose-link form { display: grid; gap: 12px }
  .choose-link :is(input, button) { font: inherit; padding: 4px 8px }
  .choose-link input { width: 100%; box-sizing: border-box; border: 1px solid }
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
export function chooseLink(pages: readonly LinkTarget[]): Promise<LinkTarget | undefined> {
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = "Link";
  dialog.className = "choose-link";
  dialog.innerHTML = markup;
  const options = pages.map(({ value, label }) => new Option(label, value));
  dialog.querySelector("datalist")?.append(...options);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      const typed = dialog.querySelector("input")?.value.trim() ?? "";
      const page = pages.find(({ value, label }) => value === typed || label === typed);
      // A telephone number or the name of a file may have spaces, which a link in Markdown may not.
      const target = page ?? { value: typed.replaceAll(" ", "%20"), label: typed };
      resolve(dialog.returnValue === "insert" ? target : undefined);
    }),
  );
}
