/** The CMS on local files, in every browser: an article of the real content is edited, kept and saved. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readFolder } from "../../src/content/disk/load";
import { begin, serveFiles, startHost } from "../support/cms/cms";
import { expect, test } from "../support/engines/journey-test";
import { given } from "../support/given";

const article = given(readFolder("content").files.find(({ kind }) => kind === "BlogPost"));
const file = `content/${article.name}`;
const title = { role: "textbox", name: "Title" };

test("the CMS asks before an edit is lost, and a save changes one line", async ({ visitor }) => {
  const { host, server } = await startHost();
  const project = mkdtempSync(path.join(tmpdir(), "cms-"));
  cpSync("content", path.join(project, "content"), { recursive: true });
  serveFiles(host, project);
  const lines = () => readFileSync(path.join(project, file), "utf8").split("\n");
  const before = lines();
  const at = article.name.replace(/^.*?\/|\.md$/g, "");
  await visitor.goto(`${host.address}/admin/#/collections/BlogPost`);
  await visitor.press({ role: "button", name: begin });
  await visitor.run((address) => void (location.hash = address), `/collections/BlogPost/entries/${at}`);
  await visitor.press(title);
  await visitor.key("Backspace");
  await visitor.type("q");
  const typed = await visitor.with(title, (field) => (field as HTMLInputElement).value);

  await visitor.run(() => {
    window.confirm = () => void Object.assign(window, { isAsked: true });
  });
  await visitor.back();
  await visitor.until("the CMS has asked", () => visitor.run(() => "isAsked" in window));
  expect(await visitor.with(title, (field) => (field as HTMLInputElement).value)).toBe(typed);
  await visitor.press({ role: "button", name: "Save" });
  await visitor.until("the file is saved", () => Promise.resolve(lines().join() !== before.join()));
  expect(lines().filter((line, index) => line !== before[index])).toHaveLength(1);
  expect(lines()).toHaveLength(before.length);
  server.closeAllConnections();
  server.close();
  rmSync(project, { recursive: true });
});
