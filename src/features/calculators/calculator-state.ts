/** The state of a calculator: the texts in its fields, and the last usable values. */
import type { Formula } from "../../formulas/formula";
import type { LinkedInputs } from "./inputs-in-hash";
import { readFigure, type FigureProblem } from "../../formulas/read-figure";
import { writeField } from "../../formulas/units";

export interface CalculatorState {
  fieldTexts: Record<string, string>;
  /** The last usable value of each field. */
  values: Record<string, number>;
  /** Fields whose problem is shown: the visitor has left the field and has not fixed the problem yet. */
  shownProblems: string[];
  /** Inputs of the link that could not be used. */
  unusable: string[];
}

/** Where a calculator starts: the values of its example. */
export interface Start {
  inputs: Formula["inputs"];
  values: Record<string, number>;
}

export type CalculatorAction =
  | { kind: "type"; name: string; text: string }
  | { kind: "leave"; name: string }
  | { kind: "link"; linked: LinkedInputs }
  | { kind: "reset" };

const textsOf = ({ inputs }: Start, values: Record<string, number>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, { unit }]) => [name, writeField(values[name] ?? 0, unit)]),
  );

export const startState = (start: Start): CalculatorState => ({
  fieldTexts: textsOf(start, start.values),
  values: start.values,
  shownProblems: [],
  unusable: [],
});

export type Problems = Partial<Record<string, FigureProblem>>;

export const problemsOf = (inputs: Formula["inputs"], texts: Record<string, string>): Problems =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, rule]) => {
      const reading = readFigure(texts[name] ?? "", rule);
      return "problem" in reading ? [[name, reading.problem]] : [];
    }),
  );

function type(start: Start, state: CalculatorState, name: string, text: string): CalculatorState {
  const rule = start.inputs[name];
  if (!rule) return state;
  const reading = readFigure(text, rule);
  const values = "value" in reading ? { ...state.values, [name]: reading.value } : state.values;
  return { ...state, fieldTexts: { ...state.fieldTexts, [name]: text }, values };
}

/** On blur, a field shows its value as it was read, or its problem. */
function leave(start: Start, state: CalculatorState, name: string): CalculatorState {
  const rule = start.inputs[name];
  if (!rule) return state;
  const shownProblems = state.shownProblems.filter((field) => field !== name);
  if ("problem" in readFigure(state.fieldTexts[name] ?? "", rule))
    return { ...state, shownProblems: [...shownProblems, name] };
  const text = writeField(state.values[name] ?? 0, rule.unit);
  return { ...state, fieldTexts: { ...state.fieldTexts, [name]: text }, shownProblems };
}

/** The reducer of a calculator: an unusable input never replaces the last usable value. */
export const calculatorReducer =
  (start: Start) =>
  (state: CalculatorState, action: CalculatorAction): CalculatorState => {
    switch (action.kind) {
      case "type":
        return type(start, state, action.name, action.text);
      case "leave":
        return leave(start, state, action.name);
      case "link": {
        const { values: linked, unusable } = action.linked;
        const values = { ...start.values, ...linked };
        return { ...startState({ ...start, values }), unusable };
      }
      case "reset":
        return startState(start);
    }
  };

export const isChanged = (start: Start, state: CalculatorState): boolean =>
  Object.keys(start.inputs).some((name) => state.values[name] !== start.values[name]);
