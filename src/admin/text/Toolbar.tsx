import type { LineMark } from "./marks";
import { keyOf } from "./shortcuts";

interface ToolbarProps {
  onBold: () => void;
  onItalic: () => void;
  onBegin: (name: LineMark) => void;
  onLink: () => void;
  onTable: () => void;
  onPicture: () => void;
  onChart: () => void;
}

/** The buttons above a Markdown text. */
export function Toolbar({
  onBold,
  onItalic,
  onBegin,
  onLink,
  onTable,
  onPicture,
  onChart,
}: ToolbarProps) {
  const buttons: [label: string, press: () => void][] = [
    ["Bold", onBold],
    ["Italic", onItalic],
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
          title={keyOf(label)?.title}
          aria-keyshortcuts={keyOf(label)?.aria}
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
