/** In development, shows the problems that the content check finds, until they are fixed. Builds do not include it. */
import { problemFeed, type ContentProblems } from "../lib/problem-feed";
import { colour, font } from "../theme/tokens";

const style = `position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;margin:0;
padding:1rem 1.5rem;font:14px/1.5 ${font.mono};white-space:pre-wrap;overflow-wrap:anywhere;`;

const alarm = `background:${colour.danger};color:${colour.onDanger}`;
const calm = `background:${colour.surface};color:${colour.ink};border-top:1px solid ${colour.edge}`;

/** Replaces the problems that the banner shows. */
export function showProblems({ problems, advice }: ContentProblems): void {
  const id = "content-problems";
  document.getElementById(id)?.remove();
  const parts = [
    ...(problems.length > 0
      ? ["This page shows the last valid content.", problems.join("\n")]
      : []),
    ...(advice.length > 0 ? ["Worth a look:", advice.join("\n")] : []),
  ];
  if (parts.length === 0) return;
  const banner = document.createElement("div");
  banner.id = id;
  banner.setAttribute("role", problems.length > 0 ? "alert" : "status");
  banner.style.cssText = `${style}${problems.length > 0 ? alarm : calm}`;
  banner.textContent = parts.join("\n\n");
  document.body.append(banner);
}

export function followProblems(): void {
  const feed = new EventSource(problemFeed);
  feed.onmessage = ({ data }) => showProblems(JSON.parse(String(data)) as ContentProblems);
}
