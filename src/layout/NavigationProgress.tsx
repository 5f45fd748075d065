import { useEffect, useState } from "react";
import styled from "styled-components";
import { colour, media } from "../theme/tokens";

/** How long a page takes before the bar shows, in milliseconds. */
const slowAfterMs = 300;

/** The path that a click leads to without loading a new document; undefined for any other click. */
function pathOf(event: MouseEvent): string | undefined {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  // The router has taken over a click whose default it has prevented.
  return link && event.defaultPrevented && link.origin === location.origin
    ? link.pathname
    : undefined;
}

/** A thin bar at the top of the window while the next page is on its way over a slow network. */
export const NavigationProgress = ({ path }: { path: string }) => {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    let timer: number | undefined;
    const onClick = (event: MouseEvent) => {
      const next = pathOf(event);
      if (!next || next === path) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setSlow(true), slowAfterMs);
    };
    window.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("click", onClick);
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [path]);

  return (
    <div role="status" className="no-print">
      {isSlow && (
        <Bar>
          <span className="visually-hidden">Loading the page</span>
        </Bar>
      )}
    </div>
  );
};

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 25;
  height: 3px;
  background: ${colour.keel};
  transform-origin: left;
  animation: navigation-progress 8s cubic-bezier(0.1, 0.6, 0.2, 1) forwards;

  @keyframes navigation-progress {
    from {
      transform: scaleX(0.05);
    }

    to {
      transform: scaleX(0.95);
    }
  }

  ${media.still} {
    animation: none;
  }
`;
