/** GitHub's alerts: a quotation whose first line is [!NOTE], or another of its words, has that as its title. */
import type { Element } from "hast";
import { alertMark } from "../read/left-marks";
import { addClass } from "./table-parts";

export function titleAlert(quotation: Element): Element {
  const at = quotation.children.findIndex(({ type }) => type === "element");
  const paragraph = quotation.children[at] as Element | undefined;
  const first = paragraph?.children[0];
  if (!paragraph || first?.type !== "text") return quotation;
  const [mark, word = ""] = alertMark.exec(first.value) ?? [];
  if (!mark) return quotation;
  const title: Element = {
    type: "element",
    tagName: "p",
    properties: { className: ["title"] },
    children: [{ type: "text", value: word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() }],
  };
  const words = [
    { ...first, value: first.value.slice(mark.length) },
    ...paragraph.children.slice(1),
  ];
  const children = [...quotation.children];
  children.splice(at, 1, title, { ...paragraph, children: words });
  return addClass({ ...quotation, children }, "alert");
}
