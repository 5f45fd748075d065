import type { LineMark } from "./marks";

interface ToolbarProps {
  onWrap: (mark: string, sample: string) => void;
  onBegin: (name: LineMark) => void;
  onLink: () => void;
  onTable: () => void;
  onPicture: () => void;
  onChart: () => void;
}

/** The buttons above a Markdown text. */
export function Toolbar({ onWrap, onBegin, onLink, onTable, onPicture, onChart }: ToolbarProps) {
  const buttons: [label: string, press: () => void][] = [
    ["Bold", () => onWrap("**", "bold words")],
    ["Italic", () => onWrap("*", "italic words")],
    ["Heading", () => onBegin("heading")],
    ["Subheading", () => onBegin("subheading")],
    ["List", () => onBegin("list")],
    ["Numbers", () => onBegin("numbers")],
    ["Quote", () => onBegin("quote")],
    ["Link", onLink],
    ["Table", onTable],
    ["Picture", onPicture],
    ["Chart", onChart],
  ];
  return (
    <div role="toolbar" aria-label="Formatting">
      {buttons.map(([label, press]) => (
        // The text keeps the focus, and with it what is selected.
        <button
          key={label}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
