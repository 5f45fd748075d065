/** The pane beside the fields. */
import { act, render, screen } from "@testing-library/react";
import path from "node:path";
import { sourceField } from "../../../../src/cms/files/formats";
import { Preview } from "../../../../src/cms/preview/Preview";
import { noteCollections } from "../../../../src/cms/source-texts";
import { readFolder } from "../../../../src/content/disk/load";
import { watchIntersections } from "../../../support/intersections";

jest.mock("gatsby", () => jest.requireActual("../../../../src/cms/preview/gatsby") as object);
jest.mock(
  "../../../../src/seo/Seo",
  () => jest.requireActual("../../../../src/cms/preview/stand-ins/Seo") as object,
);
jest.mock(
  "../../../../src/features/long-texts/StoredText",
  () => jest.requireActual("../../../../src/cms/preview/stand-ins/StoredText") as object,
);

watchIntersections();

const { files } = readFolder(path.resolve("__tests__/fixtures/content"));

it("shows a note while a text cannot be shown, and then the page again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const entries = files.map(({ name, text }) => ({
    toJS: () => ({ path: `content/${name}`, data: { [sourceField]: text } }),
  }));
  noteCollections(() => Promise.resolve(entries as never));
  const getAsset = (name: string) => {
    if (name === "broken.png") throw new Error("The picture is broken.");
    return undefined;
  };
  const pane = (body: string) => {
    const edited = { kind: "BlogPost", id: "new", data: { title: "The page" }, body } as const;
    return <Preview edited={edited} getAsset={getAsset} document={document} />;
  };
  const { rerender } = render(pane("A text."));
  const heading = { name: "The page" };
  expect(await screen.findByRole("heading", heading)).toBeVisible();
  await act(() => Promise.resolve(rerender(pane("![A picture](broken.png)"))));
  expect(screen.getByText(/^The page shows as soon as/)).toBeVisible();
  await act(() => Promise.resolve(rerender(pane("![A picture](50%25.png)"))));
  expect(screen.getByRole("heading", heading)).toBeVisible();
});
