/** What a browser can do for a journey, whatever its engine and the protocol that drives it. */

export interface Size {
  width: number;
  height: number;
}

/** How a visitor points. */
export type Hand = "mouse" | "touch";

/** Keys by the names that pages get; what is no name is typed as it stands. */
export const keys = {
  ArrowDown: "\uE015",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
} as const;

export type Key = keyof typeof keys;

/** A tab whose storage is its own. */
export interface Tab {
  goto: (address: string) => Promise<void>;
  /** Runs an expression of JavaScript on the page; gives its value, which JSON can hold. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer to a point of the window, and presses there if it is said so. */
  point: (x: number, y: number, hand: Hand, press: boolean) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
}

export interface Engine {
  open: (size: Size) => Promise<Tab>;
  close: () => Promise<void>;
}
