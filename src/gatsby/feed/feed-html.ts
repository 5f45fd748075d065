/** Adapts HTML of the site for feed readers. */
import { parseFragment, serialize, type Attribute, type ChildNode, type Element } from "parse5";

/** Attributes that mean nothing without the site's scripts and styles. */
const siteOnly = new Set(["tabindex", "style", "data-event", "aria-hidden"]);

const isElement = (node: ChildNode): node is Element => "tagName" in node;

const hasClass = (element: Element, name: string): boolean =>
  element.attrs.some((attr) => attr.name === "class" && attr.value.split(" ").includes(name));

/** Whether a node is the drawing of a chart, whose table stays, or the words that are spoken for a figure. */
const isLeftOut = (node: ChildNode): boolean =>
  isElement(node) &&
  (hasClass(node, "chart-plot") ||
    hasClass(node, "chart-bar") ||
    (node.tagName === "span" && hasClass(node, "visually-hidden")));

/** Makes the addresses of the site and of parts of the page full ones. */
function fullAddresses({ name, value }: Attribute, pageUrl: string): string {
  const full = (address: string) => {
    if (address.startsWith("#")) return pageUrl + address;
    return /^\/(?!\/)/.test(address) ? new URL(pageUrl).origin + address : address;
  };
  if (name === "href" || name === "src") return full(value);
  if (name === "srcset") return value.split(/,\s*/).map(full).join(", ");
  return value;
}

function adapt(element: { childNodes: ChildNode[] }, pageUrl: string): void {
  element.childNodes = element.childNodes.filter((node) => !isLeftOut(node));
  for (const node of element.childNodes) {
    if (!isElement(node)) continue;
    node.attrs = node.attrs
      .filter(({ name }) => !siteOnly.has(name))
      .map((attribute) => ({ ...attribute, value: fullAddresses(attribute, pageUrl) }));
    adapt(node, pageUrl);
  }
}

/** @param pageUrl the full address of the page that the HTML is from */
export function feedHtml(html: string, pageUrl: string): string {
  const fragment = parseFragment(html);
  adapt(fragment, pageUrl);
  return serialize(fragment).trim();
}
