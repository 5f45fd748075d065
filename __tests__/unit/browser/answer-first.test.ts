/** @jest-environment jsdom */
import { answerFirst } from "../../../src/browser/answer-first";

const navigate = jest.fn();
let draw: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  navigate.mockReset();
  window.___navigate = navigate;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    draw = () => callback(0);
    return 0;
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("navigation starts after the next frame", async () => {
  answerFirst();
  window.___navigate("/about/", { replace: true });
  await jest.advanceTimersByTimeAsync(20);
  expect(navigate).not.toHaveBeenCalled();
  draw();
  await jest.advanceTimersByTimeAsync(0);
  expect(navigate.mock.calls).toEqual([["/about/", { replace: true }]]);
});

test("navigation starts once even if no frame is drawn", async () => {
  answerFirst();
  window.___navigate("/about/");
  await jest.advanceTimersByTimeAsync(100);
  draw();
  await jest.advanceTimersByTimeAsync(100);
  expect(navigate).toHaveBeenCalledTimes(1);
});
