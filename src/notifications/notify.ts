export type NotificationType = "success" | "info" | "warning" | "error" | "loading";

/** A notification to show, or the end of one that was loading. */
export type Message =
  | { id: number; type: NotificationType; title: string; text?: string }
  | { id: number; close: true };

type Listener = (message: Message) => void;

let lastId = 0;
const waiting: Message[] = [];
let listener: Listener | undefined;

function send(message: Message): void {
  if (listener) listener(message);
  else waiting.push(message);
}

const show =
  (type: NotificationType) =>
  (title: string, text?: string): number => {
    lastId += 1;
    send({ id: lastId, type, title, text });
    return lastId;
  };

/** Each returns the notification's id; one that is loading stays until `notify.close(id)`. */
export const notify = {
  success: show("success"),
  info: show("info"),
  warning: show("warning"),
  error: show("error"),
  loading: show("loading"),
  close: (id: number) => send({ id, close: true }),
};

/** Registers the toaster, and passes it the waiting notifications at once. */
export function onNotify(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (listener === next) listener = undefined;
  };
}
