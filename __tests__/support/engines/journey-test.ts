/** The `test` of journeys: a visitor in the project's browser, with a mouse or touch. */
import { test as base } from "@playwright/test";
import { engines, findEngine, type EngineName } from "../../../scripts/lib/other-engines";
import { startReceiver, type Receiver, type RunningReceiver } from "../receiver";
import type { Engine, Pointer } from "./engine";
import { startFirefox } from "./firefox";
import { startProxy, type Proxy } from "./proxy";
import { Visitor } from "./visitor";
import { startWebKit } from "./webkit";

const starts = { firefox: startFirefox, webkit: startWebKit };

interface Worker {
  webhook: RunningReceiver;
  slowProxy: Proxy;
  engine: Engine;
}

interface Each {
  installed: undefined;
  pointer: Pointer;
  receiver: Receiver;
  network: Proxy;
  visitor: Visitor;
}

/** WebKitGTK's narrowest window is 447 px. */
const sizes = { mouse: { width: 1280, height: 800 }, touch: { width: 460, height: 800 } };

export const test = base.extend<Each, Worker>({
  webhook: [
    async ({ browserName: _ }, provide) => {
      const running = await startReceiver();
      await provide(running);
      await running.close();
    },
    { scope: "worker" },
  ],
  slowProxy: [
    async ({ webhook }, provide) => {
      const slowProxy = await startProxy(webhook.port);
      await provide(slowProxy);
      slowProxy.close();
    },
    { scope: "worker" },
  ],
  engine: [
    async ({ slowProxy }, provide, { project }) => {
      const name = project.name as EngineName;
      const engine = await starts[name](findEngine(name) ?? name, slowProxy.port);
      await provide(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  installed: [
    async ({ browserName: _ }, provide, info) => {
      const name = info.project.name as EngineName;
      info.skip(!findEngine(name), `needs ${engines[name].packages.join(" and ")}`);
      await provide(undefined);
    },
    { auto: true },
  ],
  pointer: ["mouse", { option: true }],
  receiver: async ({ webhook }, provide) => {
    webhook.reset();
    await provide(webhook);
  },
  network: async ({ slowProxy }, provide) => {
    await provide(slowProxy);
    slowProxy.scripts = "arrive";
    slowProxy.comments = "stay";
  },
  visitor: async ({ engine, pointer }, provide) => {
    const tab = await engine.open(sizes[pointer]);
    await provide(new Visitor(tab, pointer));
    await tab.close();
  },
});

export { expect } from "@playwright/test";
