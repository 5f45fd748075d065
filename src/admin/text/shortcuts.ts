/** The keys of the buttons above a text. */

const isMac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform);

/** The letters that press a button together with Ctrl, on a Mac with Cmd. */
const letters = { b: "Bold", i: "Italic", k: "Link" } as const;

export type ButtonWithKey = (typeof letters)[keyof typeof letters];

interface Key {
  /** As the editor reads it. */
  title: string;
  /** As an assistive technology reads it. */
  aria: string;
}

const entries = Object.entries(letters).map(([letter, button]): [string, Key] => [
  button,
  {
    title: `${button} (${isMac ? "⌘" : "Ctrl+"}${letter.toUpperCase()})`,
    aria: `${isMac ? "Meta" : "Control"}+${letter.toUpperCase()}`,
  },
]);

/** The key of a button; undefined where it has none. */
export const keyOf = (button: string): Key | undefined => Object.fromEntries(entries)[button];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The button that a key presses. */
export function buttonOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pressed): ButtonWithKey | undefined {
  const isAlone = !altKey && !shiftKey && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey);
  return isAlone ? letters[key.toLowerCase() as keyof typeof letters] : undefined;
}
