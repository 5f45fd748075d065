/** The field of a Markdown text: the text as it is written, with buttons that edit the lines that are selected. */
import { useId, useImperativeHandle, useRef, useState, type Ref } from "react";
import { ChartDialog } from "./ChartDialog";
import { chartBlocks, chartFence, whyNotEditable, type ChartBlock } from "./chart-block";
import {
  begun,
  inserted,
  linked,
  pictureBlock,
  tableBlock,
  wrapped,
  type Edit,
  type Selected,
} from "./marks";
import { PictureDialog } from "./PictureDialog";
import { Toolbar } from "./Toolbar";

/** What Decap CMS gives to a widget, as far as it is used here. */
export interface TextFieldProps {
  /** Null in a new entry of a list. */
  value?: string | null;
  forID?: string;
  field: unknown;
  classNameWrapper: string;
  /** Pictures that were chosen in the library, by the field that had opened it. */
  mediaPaths: { get(id: string): unknown };
  onChange: (value: string) => void;
  onOpenMediaLibrary: (request: object) => void;
  onRemoveInsertedMedia: (id: string) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  ref?: Ref<object>;
}

/** Writes into a field as if it were typed, so that the browser can undo it. */
function write(area: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // The one way of writing into a field that keeps what can be undone.
  document.execCommand(text === "" ? "delete" : "insertText", false, text);
  area.setSelectionRange(from + select[0], from + select[1]);
}

/** Selects a line and gives the focus to it. @param line counted from 1; 0 for the field as it is */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  // Before the focus: the browser then shows what is selected.
  if (line > 0) area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.focus();
}

export function TextField({ ref, ...props }: TextFieldProps) {
  const { forID, field, classNameWrapper, mediaPaths, onChange } = props;
  const value = props.value ?? "";
  const area = useRef<HTMLTextAreaElement>(null);
  const controlId = useId();
  const [chart, setChart] = useState<ChartBlock | "new">();
  const charts = chartBlocks(value);
  const picked = mediaPaths.get(controlId);
  const picture = typeof picked === "string" ? picked : undefined;

  // Decap asks whether to draw the field anew, and leads to a line of it.
  useImperativeHandle(
    ref,
    () => ({
      shouldComponentUpdate: () => true,
      focus: (line = "") => area.current && selectLine(area.current, Number(line)),
    }),
    [],
  );

  // A dialog that closes leaves the field without its place, so the place is that where the dialog was asked for.
  const place = useRef({ start: 0, end: 0 });
  const keepPlace = () => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    place.current = { start, end };
  };
  const editAt = (at: { start: number; end: number }, by: (selected: Selected) => Edit) => {
    const { current } = area;
    if (current) write(current, by({ text: current.value, ...at }));
  };
  const edit = (by: (selected: Selected) => Edit) => {
    keepPlace();
    editAt(place.current, by);
  };
  const closePicture = () => props.onRemoveInsertedMedia(controlId);
  return (
    <div className="site-text">
      <Toolbar
        onWrap={(mark, sample) => edit((selected) => wrapped(selected, mark, sample))}
        onBegin={(name) => edit((selected) => begun(selected, name))}
        onLink={() => edit(linked)}
        onTable={() => edit((selected) => inserted(selected, tableBlock))}
        onPicture={() => {
          keepPlace();
          props.onOpenMediaLibrary({
            controlID: controlId,
            forImage: true,
            value: "",
            allowMultiple: false,
            field,
          });
        }}
        onChart={() => {
          keepPlace();
          setChart("new");
        }}
      />
      <textarea
        ref={area}
        id={forID}
        className={classNameWrapper}
        value={value}
        spellCheck
        onChange={({ target }) => onChange(target.value)}
        onFocus={props.setActiveStyle}
        onBlur={props.setInactiveStyle}
      />
      {charts.length > 0 && (
        <p>
          {charts.map((block) =>
            block.data ? (
              <button key={block.from} type="button" onClick={() => setChart(block)}>
                Edit the chart “{block.title}”
              </button>
            ) : (
              <span key={block.from} className="site-count" data-wrong>
                {whyNotEditable(block.yaml)}
              </span>
            ),
          )}
        </p>
      )}
      {picture && (
        <PictureDialog
          file={picture}
          onAccept={(alt) => {
            closePicture();
            editAt(place.current, (at) => inserted(at, pictureBlock(picture, alt)));
          }}
          onClose={closePicture}
        />
      )}
      {chart && (
        <ChartDialog
          block={chart === "new" ? undefined : chart}
          onAccept={(yaml) => {
            setChart(undefined);
            editAt(place.current, (at) =>
              chart === "new"
                ? inserted(at, chartFence(yaml))
                : { from: chart.from, to: chart.to, text: yaml, select: [0, 0] },
            );
          }}
          onClose={() => setChart(undefined)}
        />
      )}
    </div>
  );
}
