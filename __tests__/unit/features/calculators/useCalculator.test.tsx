/** The results, messages and link that a calculator derives from its inputs. */
import { act, render, renderHook, screen } from "@testing-library/react";
import { Calculator } from "../../../../src/features/calculators/Calculator";
import { useCalculator } from "../../../../src/features/calculators/useCalculator";
import { callOf, nodeOf, nodesOf } from "../../../support/content";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

type Labels = Queries.CalculatorCopyFragment & { closing: { call: string } };

const { calculator: copy } = nodeOf<{ calculator: Labels }>("ResourcesPage");
const [calculator] = nodesOf<Queries.CalculatorFragment>("Calculator");
if (!calculator) throw new Error("There is no calculator.");
const [first] = calculator.inputs;
const name = first?.key ?? "";
const call = callOf(copy.closing.call);
const path = "/calculators/any/";

const open = (hash = "") => {
  window.history.replaceState(null, "", path + hash);
  return renderHook(() => useCalculator({ calculator, copy, call, hash })).result;
};
const type = ({ current }: ReturnType<typeof open>, text: string) =>
  act(() => current.dispatch({ kind: "type", name, text }));
const leave = ({ current }: ReturnType<typeof open>) =>
  act(() => current.dispatch({ kind: "leave", name }));

it("starts with the results of the example, an unchanged call to action and nothing to reset", () => {
  const { current } = open();
  expect(current.results.map(({ label }) => label)).toEqual(
    calculator.results.map(({ label }) => label),
  );
  expect(current).toMatchObject({ call, errors: {}, canReset: false, ownHash: "" });
  expect(current.link).toBeUndefined();
  expect(current.waiting).toBeUndefined();
});

it("calculates as a visitor types, announces the results, and adds them to the message of the call to action", () => {
  const opened = open();
  const before = opened.current.announcement;
  type(opened, String(((first?.example ?? 0) * 3) / 4));
  const { results, announcement, call: changed, link, ownHash, canReset } = opened.current;
  expect(announcement).not.toBe(before);
  for (const { label, value } of results) {
    expect(announcement).toContain(`${label}: ${value}.`);
    expect(changed.message).toContain(`${label}: ${value}`);
  }
  expect(link).toBe(`http://localhost${path}${ownHash}`);
  expect(changed.message).toContain(link);
  expect(canReset).toBe(true);
});

it("keeps the last results while an input is invalid, and says why once its field is left", () => {
  const opened = open();
  const { results } = opened.current;
  type(opened, "");
  expect(opened.current).toMatchObject({
    results,
    errors: {},
    waiting: copy.problems.waiting,
    canReset: true,
  });
  leave(opened);
  const { errors, announcement } = opened.current;
  expect(Object.keys(errors)).toEqual([name]);
  expect(announcement).toBe(errors[name]);
});

it("shows which figures of a link are invalid, and the example in their fields", () => {
  const hash = `#${name}=%3Cimg+src=x%3E`;
  window.history.replaceState(null, "", path + hash);
  render(<Calculator {...{ calculator, copy, call, hash }}>{() => null}</Calculator>);
  expect(screen.getByRole("alert")).toHaveTextContent(first?.name ?? "");
  expect(document.querySelector("img")).toBeNull();
  const [field] = screen.getAllByRole<HTMLInputElement>("textbox");
  expect(Number(field?.value.replaceAll(",", ""))).toBe(first?.example);
});
