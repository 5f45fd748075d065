/** In the CMS, every entry can be shown on its page of the site, finished or not. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Entry } from "../../../../src/content/read/entry";
import { loadContent, readFolder } from "../../../../src/content/disk/load";
import { componentOf } from "../../../../src/content/site/site";
import { headingMapAddress } from "../../../../src/lib/drawing-addresses";
import { kindNames, kindOf, type KindName } from "../../../../src/model/kinds";
import { schemaPath } from "../../../../src/gatsby/schema/schema-file";
import { fieldsIn, type FieldValue } from "../../../../src/model/walk-fields";
import { listField } from "../../../../src/cms/fields";
import { sourceField } from "../../../../src/cms/files/formats";
import { loadPage } from "../../../../src/cms/preview/pages";
import type { Edited } from "../../../../src/cms/preview/edited";
import { pageWith, Preview } from "../../../../src/cms/preview/Preview";
import { noteCollections } from "../../../../src/cms/source-texts";
import { isMachineRead } from "../../../support/machine-read";

jest.mock("gatsby", () => jest.requireActual("../../../../src/cms/preview/gatsby") as object);
jest.mock(
  "../../../../src/seo/Seo",
  () => jest.requireActual("../../../../src/cms/preview/shims/Seo") as object,
);
jest.mock(
  "../../../../src/features/long-texts/StoredText",
  () => jest.requireActual("../../../../src/cms/preview/shims/StoredText") as object,
);
jest.mock(
  "../../../../src/features/calculators/useFiguresInAddress",
  () => jest.requireActual("../../../../src/cms/preview/shims/useFiguresInAddress") as object,
);

Object.assign(globalThis, { SCHEMA: readFileSync(schemaPath, "utf8") });
// The page of unknown addresses reports the one of its preview.
beforeEach(() => jest.spyOn(console, "warn").mockImplementation());

const root = path.resolve("__tests__/fixtures/content");
const content = loadContent(root, { today: "2100-01-01", drafts: true });
const kinds = kindNames.filter(componentOf);

/** Shows an edit on its page, without a picture. */
async function show(edited: Edited): Promise<HTMLElement> {
  const EntryPage = pageWith(content, await loadPage(edited.kind));
  return render(<EntryPage edited={edited} getAsset={() => undefined} />).container;
}

const ofKind = (kind: KindName): Entry[] =>
  content.site.entries.filter((entry) => entry.kind === kind);

/** Every entry of a kind, as the CMS edits it: the entries of a list together. */
function editsOf(kind: KindName): Edited[] {
  const entries = ofKind(kind);
  return kindOf(kind).place.shape === "list"
    ? [{ kind, id: kind, data: { [listField]: entries.map(({ data }) => data) } }]
    : entries.map(({ id, data }) => ({ kind, id, data: { ...data, body: "The text." } }));
}

/** Fields that identify a part of an entry, which no page shows. */
const names = ["id", "key"];

/** The texts of an entry that its page shows. */
function wordsIn(kind: KindName, data: unknown): string[] {
  const isLeftOut = (field: FieldValue) => {
    const name = String(field.path.at(-1) ?? "");
    const isRead = !(field.inner instanceof z.ZodEnum) && !isMachineRead(field);
    return !isRead || name === "seo" || names.includes(name);
  };
  const fields = fieldsIn(kindOf(kind).schema, data, isLeftOut);
  return fields.flatMap(({ value }) => (typeof value === "string" ? value : []));
}

it.each(kinds)("shows every entry of %s with at least one of its texts", async (kind) => {
  for (const edited of editsOf(kind)) {
    const page = await show(edited);
    expect(page.querySelector("h1")).not.toBeNull();
    const { [listField]: list = edited.data } = edited.data;
    const entries = [list].flat().map((data) => wordsIn(kind, data));
    const unseen = entries.filter(
      (words) => !words.some((text) => page.textContent?.includes(text)),
    );
    expect([edited.id, unseen]).toEqual([edited.id, []]);
  }
});

it("shows a tool's questionnaire as soon as one is chosen", async () => {
  const [questionnaire] = ofKind("Questionnaire");
  const tool = ofKind("Tool").find(({ data }) => !("questionnaire" in data));
  if (!questionnaire || !tool) throw new Error("There is no questionnaire, or every tool has one.");
  const { areas } = questionnaire.data as { areas: { questions: { question: string }[] }[] };
  const question = areas[0]?.questions[0]?.question ?? "";
  const edited = { kind: "Tool", id: tool.id } as const;
  const without = await show({ ...edited, data: { ...tool.data, questionnaire: "" } });
  expect(without).not.toHaveTextContent(question);
  const withQuestionnaire = await show({
    ...edited,
    data: { ...tool.data, questionnaire: questionnaire.id },
  });
  expect(withQuestionnaire).toHaveTextContent(question);
});

it.each(kinds)("shows %s even if nothing is filled in", async (kind) => {
  // Hides React's error about equal keys, which two entries without a name have.
  jest.spyOn(console, "error").mockImplementation();
  const page = await show({ kind, id: "new", data: {} });
  expect(page.querySelector("h1")).not.toBeNull();
});

it("shows typed text with facts instead of tokens", async () => {
  const [article] = ofKind("BlogPost");
  if (!article) throw new Error("There is no article.");
  const data = { ...article.data, title: "Typed by {{site.name}}" };
  const container = await show({ kind: "BlogPost", id: article.id, data });
  const name = content.tokens.get("site.name");
  expect(container.querySelector("h1")?.textContent).toBe(`Typed by ${name}`);
});

it("calculates the example of a calculator with the typed figures", async () => {
  const [calculator] = ofKind("Calculator");
  if (!calculator) throw new Error("There is no calculator.");
  const { inputs } = calculator.data as { inputs: { key: string; example: number }[] };
  const [first, ...others] = inputs;
  const data = { ...calculator.data, inputs: [{ ...first, example: 123 }, ...others] };
  const page = await show({ kind: "Calculator", id: calculator.id, data });
  expect(page.querySelector<HTMLInputElement>(`#figure-${first?.key}`)?.value).toMatch(/^123\b/);
  expect(page.textContent).not.toContain("NaN");
});

/** The pane, on the content of the fixtures. */
function pane(edited: Edited, getAsset = (_name: string): undefined => undefined) {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const entries = readFolder(root).files.map(({ name, text }) => ({
    toJS: () => ({ path: `content/${name}`, data: { [sourceField]: text } }),
  }));
  noteCollections(() => Promise.resolve(entries as never));
  return <Preview edited={edited} getAsset={getAsset} head={document.head} />;
}

it("shows the map of an entry's page behind its heading, and follows no link", async () => {
  const [service] = ofKind("Service");
  render(pane({ kind: "Service", id: "repair", data: { ...service?.data } }));
  await screen.findByRole("heading", { level: 1 });
  const [map] = document.images;
  expect(map?.getAttribute("src")).toBe(headingMapAddress("/services/repair/"));
  expect(fireEvent.click(document.links[0] as HTMLElement)).toBe(false);
});

it("shows a note while a text cannot be shown, and then the page again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const getAsset = (name: string) => {
    if (name === "broken.png") throw new Error("The picture is broken.");
    return undefined;
  };
  const article = (body: string) =>
    pane({ kind: "BlogPost", id: "new", data: { title: "The page", body } }, getAsset);
  const { rerender } = render(article("A text."));
  expect(screen.getByText(/^Loading/)).toBeVisible();
  const heading = { name: "The page" };
  expect(await screen.findByRole("heading", heading)).toBeVisible();
  await act(() => Promise.resolve(rerender(article("![A picture](broken.png)"))));
  expect(screen.getByText(/^The page shows as soon as/)).toBeVisible();
  await act(() => Promise.resolve(rerender(article("![A picture](50%25.png)"))));
  expect(screen.getByRole("heading", heading)).toBeVisible();
});
