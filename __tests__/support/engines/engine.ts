/** The interface of a browser in journeys, independent of its engine and protocol. */

export interface Size {
  width: number;
  height: number;
}

/** The pointing device of a visitor. */
export type Pointer = "mouse" | "touch";

/** The codes of keys in WebDriver, by their names in the DOM. */
export const keys = {
  ArrowDown: "\uE015",
  Backspace: "\uE003",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
} as const;

export type Key = keyof typeof keys;

/** A tab with its own storage. */
export interface Tab {
  goto: (address: string) => Promise<void>;
  /** Evaluates JavaScript on the page; returns its value, which must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer to a point in the window, and presses there if `press` is true. */
  point: (x: number, y: number, pointer: Pointer, press: boolean) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
}

export interface Engine {
  open: (size: Size) => Promise<Tab>;
  close: () => Promise<void>;
}
