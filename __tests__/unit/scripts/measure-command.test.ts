import { measureCommand, secondsOf } from "../../../scripts/lib/measure-command";

test("the times of a shell and of its commands add up to seconds", () => {
  expect(secondsOf("0m0.25s 0m0.75s\n1m2.5s 0m1.5s\n")).toBe(65);
  expect(secondsOf("0m0.000000s 0m0.000000s\n0m0.5s 0m0.0s")).toBe(0.5);
});

test("time of the processors counts the work of processes that have ended, and not waiting", async () => {
  const work = `${process.execPath} -e "const end = process.cpuUsage().user + 100000; while (process.cpuUsage().user < end);"`;
  const { cpu } = await measureCommand(work, process.cwd());
  expect(cpu).toBeGreaterThanOrEqual(0.1);
});

test("a command that fails is told with the end of what it said", async () => {
  await expect(measureCommand("echo of no use >&2; exit 3", process.cwd())).rejects.toThrow(
    /of no use/,
  );
});
