export type NotificationType = "success" | "info" | "warning" | "error" | "loading";

/** A notification to show, or the end of one that was loading. */
export type Message =
  | { id: number; type: NotificationType; title: string; text?: string }
  | { id: number; close: true };

type Listener = (message: Message) => void;

let lastId = 0;
let listener: Listener | undefined;

const show =
  (type: NotificationType) =>
  (title: string, text?: string): number => {
    lastId += 1;
    listener?.({ id: lastId, type, title, text });
    return lastId;
  };

/** Each returns the notification's id; one that is loading stays until `notify.close(id)`. */
export const notify = {
  success: show("success"),
  info: show("info"),
  warning: show("warning"),
  error: show("error"),
  loading: show("loading"),
  close: (id: number) => listener?.({ id, close: true }),
};

/** Registers the toaster. */
export function onNotify(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
