/** Adapts HTML of the site for feed readers. */
import { parseFragment, serialize, type Attribute, type ChildNode, type Element } from "parse5";

/** Attributes that mean nothing without the site's scripts and styles. */
const siteOnly = new Set(["tabindex", "style"]);

const isElement = (node: ChildNode): node is Element => "tagName" in node;

const hasClass = (element: Element, name: string): boolean =>
  element.attrs.some((attr) => attr.name === "class" && attr.value.split(" ").includes(name));

/** Whether a node is the drawing of a chart, which is removed; the table of its figures stays. */
const isDrawing = (node: ChildNode): boolean =>
  isElement(node) && (hasClass(node, "chart-plot") || hasClass(node, "chart-bar"));

const isOnSite = (address: string): boolean => /^\/(?!\/)/.test(address);

function fullAddresses({ name, value }: Attribute, siteUrl: string): string {
  const full = (address: string) => (isOnSite(address) ? siteUrl + address : address);
  if (name === "href" || name === "src") return full(value);
  if (name === "srcset") return value.split(/,\s*/).map(full).join(", ");
  return value;
}

function adapt(element: { childNodes: ChildNode[] }, siteUrl: string): void {
  element.childNodes = element.childNodes.filter((node) => !isDrawing(node));
  for (const node of element.childNodes) {
    if (!isElement(node)) continue;
    node.attrs = node.attrs
      .filter(({ name }) => !siteOnly.has(name))
      .map((attribute) => ({ ...attribute, value: fullAddresses(attribute, siteUrl) }));
    adapt(node, siteUrl);
  }
}

export function feedHtml(html: string, siteUrl: string): string {
  const fragment = parseFragment(html);
  adapt(fragment, siteUrl);
  return serialize(fragment).trim();
}
