import { notify, onNotify, type Message } from "../../../src/notifications/notify";

const heard: Message[] = [];
let stop: (() => void) | undefined;

const listen = () => {
  stop = onNotify((message) => heard.push(message));
};

afterEach(() => {
  stop?.();
  heard.length = 0;
});

test("notifications from before the toaster is on the page wait for it, in order", () => {
  const id = notify.loading("Sending");
  notify.close(id);
  notify.error("Submission failed", "Please try again");
  expect(heard).toEqual([]);
  listen();
  expect(heard).toEqual([
    { id, kind: "loading", title: "Sending", text: undefined },
    { id, close: true },
    { id: id + 1, kind: "error", title: "Submission failed", text: "Please try again" },
  ]);
});

test("a notification is passed on only once", () => {
  notify.info("Once");
  listen();
  stop?.();
  heard.length = 0;
  listen();
  expect(heard).toEqual([]);
});

test("with the toaster on the page, nothing waits", () => {
  listen();
  notify.success("Message sent successfully!");
  expect(heard).toEqual([expect.objectContaining({ title: "Message sent successfully!" })]);
});

test("after the toaster has gone, notifications wait for the next one", () => {
  listen();
  stop?.();
  notify.info("Later");
  expect(heard).toEqual([]);
  listen();
  expect(heard).toEqual([expect.objectContaining({ title: "Later" })]);
});

test("a toaster that goes does not unregister its successor", () => {
  const stopFirst = onNotify(() => undefined);
  listen();
  stopFirst();
  notify.info("Now");
  expect(heard).toHaveLength(1);
});

test("each notification has an id of its own and its kind", () => {
  listen();
  const kinds = ["success", "info", "warning", "error", "loading"] as const;
  const ids = kinds.map((kind) => notify[kind](kind));
  expect(new Set(ids).size).toBe(5);
  expect(heard).toEqual(
    kinds.map((kind, index) => ({ id: ids[index], kind, title: kind, text: undefined })),
  );
});
