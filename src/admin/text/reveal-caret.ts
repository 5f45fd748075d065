/** Shows the place where the editor writes: a browser does so while they type, and not when a program writes. */

/** What decides where the lines of a field break. */
const copied = [
  "borderLeftWidth",
  "borderRightWidth",
  "boxSizing",
  "font",
  "letterSpacing",
  "lineHeight",
  "paddingLeft",
  "paddingRight",
  "paddingTop",
  "tabSize",
] as const;

/** How far below the top of a field's text a place is, in pixels. */
function depthOf(area: HTMLTextAreaElement, place: number): number {
  const copy = document.createElement("div");
  const style = getComputedStyle(area);
  for (const name of copied) copy.style[name] = style[name];
  // The bar that scrolls takes room from the lines.
  const bar = area.offsetWidth - area.clientWidth;
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    borderStyle: "solid",
    whiteSpace: "pre-wrap",
    overflowWrap: "break-word",
    width: `calc(${style.width} - ${Math.max(0, bar - 2 * parseFloat(style.borderLeftWidth))}px)`,
  });
  const mark = document.createElement("span");
  mark.textContent = "|";
  copy.append(area.value.slice(0, place), mark, area.value.slice(place));
  document.body.append(copy);
  const { offsetTop } = mark;
  copy.remove();
  return offsetTop;
}

/** Scrolls a field, and what it stands in, so that the end of what is selected is in view. */
export function revealCaret(area: HTMLTextAreaElement): void {
  const depth = depthOf(area, area.selectionEnd);
  const line = parseFloat(getComputedStyle(area).lineHeight) || 24;
  const room = area.clientHeight - 2 * line;
  if (depth < area.scrollTop) area.scrollTop = depth - line;
  else if (depth > area.scrollTop + room) area.scrollTop = depth - room;
  const place = document.createElement("span");
  Object.assign(place.style, {
    position: "absolute",
    top: `${area.offsetTop + depth - area.scrollTop}px`,
    height: `${line}px`,
    // The buttons above the text stay in view, and cover what is below them.
    scrollMargin: "8rem 0 2rem",
  });
  area.after(place);
  place.scrollIntoView({ block: "nearest" });
  place.remove();
}
