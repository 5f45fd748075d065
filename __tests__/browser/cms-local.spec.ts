/** The CMS of the development server, which reads and writes the files of the project. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveCmsFiles } from "../../src/gatsby/admin/cms-files";
import { expect } from "../support/browser-test";
import { article, articleFile, title } from "../support/cms/article";
import {
  expectRefusal,
  openRow,
  save,
  saveAndClose,
  servePage,
  test,
  titleField,
  write,
} from "../support/cms/cms";

test("the local CMS saves to the file on disk, and refuses if another program has changed it", async ({
  page,
}) => {
  test.slow();
  const project = mkdtempSync(path.join(tmpdir(), "cms-local-"));
  const file = path.join(project, articleFile);
  cpSync("__tests__/fixtures/content", path.join(project, "content"), { recursive: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, article);
  const server = createServer();
  serveCmsFiles({ use: (_path, handle) => server.on("request", handle) }, project);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}`;
  try {
    await servePage(page);
    await page.route("**/___cms-files/**", async (route, request) => {
      const { pathname, search } = new URL(request.url());
      const headers = { ...request.headers(), origin: address };
      const url = address + pathname.replace("/___cms-files", "") + search;
      await route.fulfill({ response: await route.fetch({ url, headers, maxRetries: 5 }) });
    });
    await page.goto("/admin/#/collections/BlogPost");
    await page.getByRole("button", { name: "Work with Test Repository" }).click();
    await openRow(page, title);
    const words = "A title that the test has written to the disk";
    await write(titleField(page), words);
    await saveAndClose(page);
    const edited = article.replace(title, words);
    expect(readFileSync(file, "utf8")).toBe(edited);
    expect(readdirSync(path.dirname(file))).toEqual(["index.md"]);

    await openRow(page, words);
    await write(titleField(page), title);
    const theirs = edited.replace("A store sells", "Every store sells");
    writeFileSync(file, theirs);
    await save(page);
    await expectRefusal(page, "Another program has changed this file");
    expect(readFileSync(file, "utf8")).toBe(theirs);
  } finally {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    server.close();
    rmSync(project, { recursive: true, force: true });
  }
});
