/** In develop, shows on the page what the check says of the content, until it is mended. No build has this. */
import { problemFeed } from "../lib/problem-feed";
import { colour, font } from "../theme/tokens";

const style = `position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;margin:0;
padding:1rem 1.5rem;background:${colour.danger};color:${colour.onDanger};font:14px/1.5 ${font.mono};white-space:pre-wrap;overflow-wrap:anywhere`;

/**
 * Shows problems in place of those shown before.
 * @param problems one line each, with file, line and column; none removes the banner
 */
export function showProblems(problems: readonly string[]): void {
  const id = "content-problems";
  document.getElementById(id)?.remove();
  if (problems.length === 0) return;
  const banner = document.createElement("div");
  banner.id = id;
  banner.setAttribute("role", "alert");
  banner.style.cssText = style;
  banner.textContent = `This page shows the content as it last was right.\n\n${problems.join("\n")}`;
  document.body.append(banner);
}

/** Follows what the development server says. */
export function followProblems(): void {
  const feed = new EventSource(problemFeed);
  feed.onmessage = ({ data }) => showProblems(JSON.parse(String(data)) as string[]);
}
