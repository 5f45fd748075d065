import { endTurn, renderInTurn } from "../../../../src/gatsby/render/page-turn";

/** Lets everything happen that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => {
  // A turn that a test leaves open would hold up the next test.
  endTurn();
});

test("of pages that are rendered at once, each waits until the head of the page before has been read", async () => {
  const begun: string[] = [];
  const pages = ["/", "/about/", "/blog/"].map((page) =>
    renderInTurn(async () => {
      begun.push(page);
      return page;
    }),
  );
  await settle();
  expect(begun).toEqual(["/"]);
  await expect(pages[0]).resolves.toBe("/");
  await settle();
  expect(begun).toEqual(["/"]);
  endTurn();
  await expect(pages[1]).resolves.toBe("/about/");
  expect(begun).toEqual(["/", "/about/"]);
  endTurn();
  await expect(pages[2]).resolves.toBe("/blog/");
});

test("a page that fails ends its turn", async () => {
  const failing = renderInTurn(async () => {
    throw new Error("A component failed.");
  });
  const next = renderInTurn(async () => "next");
  await expect(failing).rejects.toThrow("A component failed.");
  await expect(next).resolves.toBe("next");
});

test("ending a turn twice does not let two pages in", async () => {
  await renderInTurn(async () => "first");
  endTurn();
  endTurn();
  const begun: string[] = [];
  const pages = ["second", "third"].map((page) =>
    renderInTurn(async () => {
      begun.push(page);
    }),
  );
  await settle();
  expect(begun).toEqual(["second"]);
  endTurn();
  await Promise.all(pages);
});
