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
    { id, type: "loading", title: "Sending", text: undefined },
    { id, close: true },
    { id: id + 1, type: "error", title: "Submission failed", text: "Please try again" },
  ]);
});
