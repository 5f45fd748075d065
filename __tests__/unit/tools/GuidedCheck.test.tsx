import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GuidedCheck } from "../../../src/tools/GuidedCheck";
import { callOf, nodesOf } from "../../support/content";
import { navigations } from "../../support/gatsby";
import { markScripts } from "../../support/screen";

jest.mock("gatsby", () => jest.requireActual<object>("../../support/gatsby"));

type Check = Queries.GuidedCheckPartFragment;

/** The check of the content, its references followed as a query would follow them. */
function realCheck(): Check {
  const [node] = nodesOf<Check>("Check");
  if (!node) throw new Error("There is no check.");
  const links = (ids: unknown, folder: string) =>
    (ids as string[]).map((id) => ({ href: `/${folder}/${id}/`, title: `About ${id}` }));
  return {
    ...node,
    areas: node.areas.map((area) => ({
      ...area,
      posts: links(area.posts, "blog"),
      guides: links(area.guides, "guides"),
      services: links(area.services, "services"),
    })),
    closing: { ...node.closing, call: callOf("leak_finder") },
  };
}

const check = realCheck();
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: "button" }));

/** Answers the questions of an area, each with the answer at a place. */
async function answer(area: number, place: number): Promise<void> {
  for (const { id } of check.areas[area]?.questions ?? []) {
    const radios = document.querySelectorAll<HTMLElement>(`[name="${id}"]`);
    await userEvent.click(radios[place] as HTMLElement);
  }
}

const toResult = async (places: number[]) => {
  for (const [area, place] of places.entries()) {
    await answer(area, place);
    await press(area === check.areas.length - 1 ? check.words.finish : check.words.next);
  }
};

beforeEach(markScripts);

it("has a group of native radio buttons for each question, with a way to say that one does not know", () => {
  render(<GuidedCheck check={check} />);
  const questions = check.areas.flatMap((area) => area.questions);
  expect(questions).toHaveLength(12);
  const [first] = questions;
  const group = screen.getByRole("group", { name: first?.question });
  expect(group).toHaveAccessibleDescription(first?.hint);
  expect(
    within(group)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent),
  ).toEqual([...(first?.answers.map(({ label }) => label) ?? []), check.unknown]);
});

it("does not go on without an answer, and leads to the question", async () => {
  render(<GuidedCheck check={check} />);
  await press(check.words.next);
  expect(screen.getAllByText(check.words.missing)).toHaveLength(2);
  const [first] = check.areas[0]?.questions ?? [];
  const group = screen.getByRole("group", { name: first?.question });
  expect(within(group).getAllByRole("radio")[0]).toHaveFocus();
  expect(group).toHaveAccessibleDescription(`${first?.hint} ${check.words.missing}`);
});

it("moves the focus to the heading of each step, and to that of the result", async () => {
  render(<GuidedCheck check={check} />);
  expect(document.body).toHaveFocus();
  await answer(0, 1);
  await press(check.words.next);
  expect(screen.getByRole("heading", { name: check.areas[1]?.title })).toHaveFocus();
  await press(check.words.back);
  expect(screen.getByRole("heading", { name: check.areas[0]?.title })).toHaveFocus();
});

it("lists the areas by their scores, each with what to read, and hands the scores to the contact page", async () => {
  render(<GuidedCheck check={check} />);
  await toResult([0, 0, 3, 0, 4, 2]);
  expect(screen.getByRole("heading", { name: check.words.result })).toHaveFocus();
  const rows = screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
  expect(rows.slice(0, 2)).toEqual([check.areas[2]?.title, check.areas[5]?.title]);
  expect(rows.at(-1)).toBe(check.areas[4]?.title);
  const [top] = check.areas[2]?.posts ?? [];
  expect(screen.getAllByRole("link", { name: top?.title })[0]).toHaveAttribute("href", top?.href);
  await userEvent.click(screen.getByRole("link", { name: "Discuss Your Leaks" }));
  expect(navigations[0]).toMatchObject({
    to: "/contact/",
    state: { source: "leak_finder", message: expect.stringContaining("Returns 10") },
  });
});

it("tells to repair the data first when too much is not known", async () => {
  render(<GuidedCheck check={check} />);
  await toResult([4, 4, 0, 0, 0, 0]);
  expect(screen.getByText(check.unknownText)).toBeInTheDocument();
  expect(screen.getByText(check.verdicts[0]?.title ?? "")).toBeInTheDocument();
  await press(check.words.again);
  expect(screen.queryByText(check.unknownText)).not.toBeInTheDocument();
  expect(screen.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
});
