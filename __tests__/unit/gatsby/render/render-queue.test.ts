import { endTurn, renderInTurn } from "../../../../src/gatsby/render/render-queue";

afterEach(() => {
  // A test that leaves its turn open would block the next test.
  endTurn();
});

/** Renders a page and then reads its head, as Gatsby does. */
async function makePage(page: string, log: string[] = []): Promise<string> {
  await renderInTurn(async () => {
    log.push(`render ${page}`);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  log.push(`head of ${page}`);
  endTurn();
  return page;
}

test("a page waits to render until the head of the page before has been read", async () => {
  const log: string[] = [];
  await Promise.all(["/", "/about/", "/blog/"].map((page) => makePage(page, log)));
  expect(log).toEqual([
    "render /",
    "head of /",
    "render /about/",
    "head of /about/",
    "render /blog/",
    "head of /blog/",
  ]);
});

test("a page that fails ends its turn", async () => {
  const failing = renderInTurn(async () => {
    throw new Error("A component failed.");
  });
  const next = makePage("/next/");
  await expect(failing).rejects.toThrow("A component failed.");
  await expect(next).resolves.toBe("/next/");
});
