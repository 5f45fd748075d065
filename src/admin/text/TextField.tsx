/** The field of a Markdown text: the text as it is written, with buttons that edit the lines that are selected. */
import {
  useDeferredValue,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
} from "react";
import { ChartDialog } from "./ChartDialog";
import { chartBlocks, chartFence, whyNotEditable, type ChartBlock } from "./chart-block";
import { keepPicture, type PersistMedia } from "./keep-picture";
import { begun, inserted, linked, pictureBlock, tableBlock, wrapped } from "./marks";
import { nextLine } from "./next-line";
import { readPaste, type Clip, type Pasted } from "./paste/pasted";
import { PictureDialog } from "./PictureDialog";
import { buttonOf } from "./shortcuts";
import { Toolbar } from "./Toolbar";
import { usePastedPictures } from "./use-pasted-pictures";
import { usePlace } from "./use-place";
import { useUndoable } from "../use-undoable";
import { selectLine } from "./write";

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
  onPersistMedia: PersistMedia;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  ref?: Ref<object>;
}

export function TextField({ ref, ...props }: TextFieldProps) {
  const { forID, field, classNameWrapper, mediaPaths, onChange } = props;
  const value = props.value ?? "";
  const area = useRef<HTMLTextAreaElement>(null);
  const controlId = useId();
  const [chart, setChart] = useState<ChartBlock | "new">();
  // The text is read for its charts once the editor sees what is typed.
  const readValue = useDeferredValue(value);
  const charts = useMemo(() => chartBlocks(readValue), [readValue]);
  const picked = mediaPaths.get(controlId);
  const picture = typeof picked === "string" ? picked : undefined;
  const [note, setNote] = useState<string>();

  useUndoable(area, value);

  // Decap asks whether to draw the field anew, and leads to a line of it.
  useImperativeHandle(
    ref,
    () => ({
      shouldComponentUpdate: () => true,
      focus: (line = "") => area.current && selectLine(area.current, Number(line)),
    }),
    [],
  );

  const { place, keepPlace, restorePlace, edit, editAt } = usePlace(area);
  const closePicture = () => {
    props.onRemoveInsertedMedia(controlId);
    restorePlace();
  };

  const pictures = usePastedPictures(setNote, (file, alt) =>
    keepPicture(file, alt, field, props.onPersistMedia),
  );
  const take = (event: SyntheticEvent, { edit: change, pictures: files, note: told }: Pasted) => {
    event.preventDefault();
    if (change) edit(() => change);
    if (files) void pictures.describe(files);
    setNote(told);
  };
  /** Whether the keys for a paste of plain text are held down. */
  const isPlainPaste = useRef(false);
  const paste = (event: SyntheticEvent, clip: Clip) => {
    const { current } = area;
    keepPlace();
    const read =
      current && !isPlainPaste.current
        ? readPaste(clip, { text: current.value, ...place.current }, window.location.origin)
        : undefined;
    if (read) take(event, read);
    else setNote(undefined);
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    keepPlace();
    const shown = files.filter(({ type }) => type.startsWith("image/"));
    take(event, shown.length > 0 ? { pictures: shown } : { note: "Only pictures go into a text." });
  };

  const press = {
    Bold: () => edit((selected) => wrapped(selected, "**", "bold words")),
    Italic: () => edit((selected) => wrapped(selected, "*", "italic words")),
    Link: () => edit(linked),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    isPlainPaste.current = event.shiftKey && event.key.toLowerCase() === "v";
    const { isComposing } = event.nativeEvent;
    const button = isComposing ? undefined : buttonOf(event);
    if (button) {
      event.preventDefault();
      press[button]();
    }
    const isEnter = event.key === "Enter" && !isComposing;
    if (!isEnter || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget;
    const next = nextLine({ text, start, end });
    if (!next) return;
    event.preventDefault();
    edit(() => next);
  };
  return (
    <div className="site-text">
      <div className="site-text-head">
        <Toolbar
          onBold={press.Bold}
          onItalic={press.Italic}
          onBegin={(name) => edit((selected) => begun(selected, name))}
          onLink={press.Link}
          onTable={() => edit((selected) => inserted(selected, tableBlock))}
          onPicture={() => {
            keepPlace();
            setNote(undefined);
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
        <div role="status">{note && <span className="site-count">{note}</span>}</div>
      </div>
      <textarea
        ref={area}
        id={forID}
        className={classNameWrapper}
        spellCheck
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onKeyUp={() => {
          isPlainPaste.current = false;
        }}
        onPaste={(event) => paste(event, event.clipboardData)}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes("Files")) event.preventDefault();
        }}
        onDrop={drop}
        onFocus={props.setActiveStyle}
        onBlur={props.setInactiveStyle}
      />
      {charts.length > 0 && (
        <p>
          {charts.map((block) =>
            block.data ? (
              <button
                key={block.from}
                type="button"
                onClick={() => {
                  keepPlace();
                  setChart(block);
                }}
              >
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
          name={picture}
          onAccept={(alt) => {
            closePicture();
            editAt(place.current, (at) => inserted(at, pictureBlock(picture, alt)));
          }}
          onClose={closePicture}
        />
      )}
      {pictures.next && (
        <PictureDialog
          key={pictures.left}
          name="the picture"
          file={pictures.next}
          onAccept={async (alt) => {
            const name = await pictures.keepNext(alt);
            if (name) editAt(place.current, (at) => inserted(at, pictureBlock(name, alt)));
            // The next one goes below it.
            keepPlace();
          }}
          onClose={() => {
            pictures.leaveNext();
            restorePlace();
          }}
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
          onClose={() => {
            setChart(undefined);
            restorePlace();
          }}
        />
      )}
    </div>
  );
}
