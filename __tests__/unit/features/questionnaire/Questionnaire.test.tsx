/** The result of a questionnaire, and the reload of its tab. Browser tests go through its steps. */
import { fireEvent, render, screen } from "@testing-library/react";
import { fill } from "../../../../src/lib/fill-names";
import { Questionnaire } from "../../../../src/features/questionnaire/Questionnaire";
import { reloadOnce } from "../../../../src/browser/stale-tab";
import { callOf, nodesOf } from "../../../support/content";
import { navigations } from "../../../support/gatsby";
import { watchReload } from "../../../support/reload";

type Part = Queries.QuestionnairePartFragment;

/** The questionnaire of the content, its references followed as a query would follow them. */
function partOfContent(): Part {
  const [node] = nodesOf<Part>("Questionnaire");
  if (!node) throw new Error("There is no questionnaire.");
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
    closing: { ...node.closing, call: callOf(node.closing.call as unknown as string) },
  };
}

const questionnaire = partOfContent();
const words = WORDS.questionnaire;
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button" }));

/** Answers each question of an area with the answer at an index; the last answer is “I don't know”. */
function answer(area: number, index: number): void {
  for (const { id } of questionnaire.areas[area]?.questions ?? []) {
    const radios = [...document.querySelectorAll<HTMLElement>(`[name="${id}"]`)];
    fireEvent.click(radios.at(index) as HTMLElement);
  }
}

/** Goes to the result, with an answer index for each area. */
function goToResult(indexes: number[], shown = questionnaire): void {
  render(<Questionnaire questionnaire={shown} />);
  for (const [area, index] of indexes.entries()) {
    answer(area, index);
    press(area === questionnaire.areas.length - 1 ? words.finish : words.next);
  }
}

const sentMessage = () => {
  // The call stands below the score and at the end; both send the same.
  const [call] = screen.getAllByText(questionnaire.closing.call.label);
  fireEvent.click(call as HTMLElement);
  const { state } = navigations[0] as { state: { message: string } };
  return state.message;
};
const [low, middle, high] = questionnaire.areas.map(({ title }) => title);
const scores = `${questionnaire.closing.scores} ${high} 10, ${middle} 4, ${low} 0.`;

it("passes the scores to the contact page, after the call's own message", () => {
  const call = { ...questionnaire.closing.call, message: "Hello, I have done the check." };
  goToResult([0, 1, 2], { ...questionnaire, closing: { ...questionnaire.closing, call } });
  expect(sentMessage()).toBe(`Hello, I have done the check. ${scores}`);
});

it("lists what to find out first, without a verdict, if too many answers are unknown", () => {
  const unknown = questionnaire.areas.map(() => -1);
  goToResult([...unknown.slice(1), 2]);
  expect(screen.getByText(words.findOut)).toBeInTheDocument();
  const [asked] = questionnaire.areas.flatMap(({ questions }) => questions);
  expect(screen.getByText(asked?.question ?? "")).toBeInTheDocument();
  for (const { title } of questionnaire.verdicts)
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  press(words.again);
  expect(screen.queryByText(words.findOut)).not.toBeInTheDocument();
  expect(screen.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
});

it("says what each area costs in a year, once it knows the sales", () => {
  const cost = { from: 1, to: 2, basis: "A reason." };
  const areas = questionnaire.areas.map((area) => ({ ...area, cost }));
  goToResult(
    areas.map((_area, index) => (index === 0 ? 2 : 0)),
    { ...questionnaire, areas },
  );
  const sales = screen.getByLabelText(words.sales);
  fireEvent.change(sales, { target: { value: "none" } });
  expect(screen.getByText(words.salesProblem)).toBeInTheDocument();
  fireEvent.change(sales, { target: { value: "2m" } });
  const range = { low: `${SITE.currency}20,000`, high: `${SITE.currency}40,000` };
  expect(screen.getByText(fill(words.cost, range))).toBeInTheDocument();
  expect(screen.getByText(fill(words.costs, range))).toBeInTheDocument();
});

it("prevents the reload of a stale tab while it has answers or a result", () => {
  const reload = watchReload();
  goToResult([0]);
  expect(reloadOnce("new")).toBe(false);
  answer(1, 0);
  press(words.next);
  answer(2, 0);
  press(words.finish);
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  expect(reloadOnce("new")).toBe(false);
  press(words.again);
  expect(reloadOnce("new")).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
