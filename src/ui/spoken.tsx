import type { ReactNode } from "react";
import { spokenFigures } from "../lib/spoken-figures";

/**
 * Renders a text with figures, of which screen readers say the signs too. It should be the only child of its element:
 * React can change such a text after a translator has replaced it.
 * @param shown the text as it is seen, if it never changes
 */
export function spoken(text: string, shown: ReactNode = text): ReactNode {
  const words = spokenFigures(text);
  if (words === text) return shown;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
