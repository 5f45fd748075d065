/** What the guard shows to the editor: native dialogs above the CMS. */
import type { Problem } from "../../model/problem";
import type { Editor } from "./guard";
import { shrunk } from "./shrink";

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = "",
  ...children: Node[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.append(text, ...children);
  return made;
};

/** Shows a dialog. @returns the value of the button that closed it; "" for the Escape key */
function show(heading: string, content: Node[], buttons: [value: string, label: string][]) {
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
      resolve(dialog.returnValue);
    });
    dialog.showModal();
  });
}

/** Problems as a list: the field, what is wrong, and the place in the file. */
function listOf(problems: readonly Problem[]): Node {
  const list = element("ul");
  for (const { file, line, column, field, message } of problems)
    list.append(
      element(
        "li",
        "",
        ...(field
          ? [element("strong", field), " "].map((part) =>
              typeof part === "string" ? document.createTextNode(part) : part,
            )
          : []),
        document.createTextNode(message),
        element("br"),
        element("small", `${file}:${line}:${column}`),
      ),
    );
  return list;
}

const tell = (heading: string, problems: readonly Problem[]) =>
  void show(heading, [listOf(problems)], [["ok", "Close"]]);

/** The editor who sits before the CMS. */
export const editorAtScreen: Editor = {
  refuse: tell,
  shrink: async (upload) => {
    const { fileObj } = upload;
    if (!fileObj) return;
    const small = await shrunk(fileObj);
    if (small !== fileObj)
      Object.assign(upload, { fileObj: small, url: URL.createObjectURL(small) });
  },
  advise: tell,
  askRedirect: async (address, addresses) => {
    const select = element("select");
    select.append(new Option("nowhere: they see “page not found”", ""));
    for (const each of addresses) select.append(new Option(each, each));
    // The list that a page belongs to is the nearest to it.
    const parent = address.replace(/[^/]+\/$/, "");
    if (addresses.includes(parent)) select.value = parent;
    const label = element(
      "label",
      `Links and search engines may still lead to ${address}. Send these visitors to `,
      select,
    );
    const answer = await show(
      "Delete this page?",
      [element("p", "", label)],
      [
        ["delete", "Delete"],
        ["keep", "Keep the page"],
      ],
    );
    return answer === "delete" ? select.value : undefined;
  },
};

/** The styles of the dialogs and of what else this site adds to the CMS. */
export const styles = `
.site-dialog{max-width:44rem;border:0;border-radius:8px;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:#222;background:#fff}
.site-dialog::backdrop{background:rgb(0 0 0/.5)}
.site-dialog h2{margin:0 0 1rem;font-size:1.15rem;line-height:1.3}
.site-dialog ul{margin:0 0 1rem;padding-left:1.2rem;max-height:60vh;overflow:auto}
.site-dialog li{margin-bottom:.6rem;overflow-wrap:anywhere}
.site-dialog small{color:#555}
.site-dialog select,.site-dialog button{font:inherit;padding:.35rem .8rem}
.site-dialog form>p:last-child{display:flex;gap:.75rem;justify-content:flex-end;margin:1rem 0 0}
.site-count{display:block;margin-top:.35rem;font-size:.75rem;color:#5d626f}
.site-count[data-wrong]{color:#b3261e}
[class*="ControlErrorsList"]{text-transform:none}
/* Decap marks what it does not insist on; the labels of this site say what is optional. */
[class*="FieldLabel"]>span{display:none}
`;
