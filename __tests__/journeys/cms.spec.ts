/** The CMS on local files, in every browser: an article of the real content is edited, kept and saved. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readFolder } from "../../src/content/disk/load";
import { begin, serveFiles, startHost } from "../support/cms/cms";
import { expect, test as base } from "../support/engines/journey-test";
import { given } from "../support/given";

const title = { role: "textbox", name: "Title" };

/** The address of the CMS, which edits a copy of the content in a folder. */
const test = base.extend<{ cms: { address: string; project: string } }>({
  cms: async ({ installed: _ }, provide) => {
    const { host, server } = await startHost();
    const project = mkdtempSync(path.join(tmpdir(), "cms-"));
    cpSync("content", path.join(project, "content"), { recursive: true });
    serveFiles(host, project);
    await provide({ address: `${host.address}/admin/#/collections/BlogPost`, project });
    server.closeAllConnections();
    server.close();
    rmSync(project, { recursive: true });
  },
});

test("the CMS asks before an edit is lost, and a save changes one line", async ({
  visitor,
  cms: { address, project },
}) => {
  const { name } = given(readFolder("content").files.find(({ kind }) => kind === "BlogPost"));
  const lines = () => readFileSync(path.join(project, "content", name), "utf8").split("\n");
  const valueOf = () => visitor.with(title, (field) => (field as HTMLInputElement).value);
  const before = lines();
  await visitor.goto(address);
  const keepsFiles = await visitor.run(() => "storage" in navigator);
  test.skip(!keepsFiles, "This build of WebKit has no storage, which Sveltia CMS needs.");
  await visitor.press({ role: "button", name: begin });
  const entry = name.replace(/^.*?\/|\.md$/g, "");
  await visitor.run((id) => void (location.hash += `/entries/${id}`), entry);
  await visitor.press(title);
  await visitor.key("Backspace");
  await visitor.type("q");
  const typed = await valueOf();

  await visitor.run(() => {
    window.confirm = () => !Object.assign(window, { isAsked: true });
  });
  await visitor.back();
  await visitor.until("the CMS has asked", () => visitor.run(() => "isAsked" in window));
  expect(await valueOf()).toBe(typed);
  await visitor.press({ role: "button", name: "Save" });
  await visitor.until("the file is saved", () => Promise.resolve(lines().join() !== before.join()));
  expect(lines().filter((line, index) => line !== before[index])).toHaveLength(1);
  expect(lines()).toHaveLength(before.length);
});
