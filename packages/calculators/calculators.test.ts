import { assert, expect, test } from "vitest";

import { calculate, type Calculator, initialValues, isNumberInput, type Outcome } from "./calculator.ts";
import { english, findCalculator } from "./find-calculator.ts";
import { calculatorKinds } from "./kinds.ts";
import { lengthText, type UnitSystem, valueText } from "./units.ts";

const CONTENT = {
  grades: [{ id: "abs", name: "ABS", density: 1.05, modulus: 2400, strainLimit: 1.8, expansion: 90 }],
  roughnesses: [{ label: "CNC, as machined", from: 0.4, to: 3.2 }],
};
const SYSTEMS: readonly UnitSystem[] = ["metric", "imperial"];

const calculators = calculatorKinds.flatMap(({ value: kind }) => {
  const calculator = findCalculator(kind, CONTENT);
  return calculator ? [{ kind, calculator }] : [];
});

function textOf(outcome: Outcome, system: UnitSystem): string {
  if ("problem" in outcome) return outcome.problem;
  return outcome.lines
    .flatMap(({ value }) => {
      if (typeof value === "string") return value;
      return "mm" in value ? lengthText(value, system) : value.map(({ text }) => text);
    })
    .join("; ");
}

/** Each number input of a calculator, with the outcome of any value in it. */
function fieldsOf(calculator: Calculator) {
  return calculator.inputs.filter(isNumberInput).map((input) => ({
    input,
    outcomeOf: (value: number, system: UnitSystem) =>
      calculate(calculator, { ...initialValues(calculator), [input.name]: value }, system),
  }));
}

test("every kind has a calculator, whose initial values and examples give a result", () => {
  expect(calculators.map(({ kind }) => kind)).toEqual(calculatorKinds.map(({ value }) => value));
  for (const { kind, calculator } of calculators)
    for (const values of [initialValues(calculator), ...calculator.examples])
      expect(calculate(calculator, values), `${kind} ${JSON.stringify(values)}`).toHaveProperty("lines");
});

test.each(calculators)(
  "$kind names the limit that a value crosses, in the units of the page",
  ({ calculator }) => {
    for (const { input, outcomeOf } of fieldsOf(calculator))
      for (const system of SYSTEMS) {
        const { name, label, unit, initial, min, max, reason } = input;
        const problem = (text: string) => ({ problem: text, input: name });
        const beyond = (limit: string) =>
          problem([`${label} must be ${limit}.`, reason].filter(Boolean).join(" "));
        for (const value of [0, -1, min / 2])
          expect(outcomeOf(value, system)).toEqual(beyond(`at least ${valueText(min, unit, system)}`));
        for (const value of [max * 1.01, 1e12])
          expect(outcomeOf(value, system)).toEqual(beyond(`at most ${valueText(max, unit, system)}`));
        expect(outcomeOf(Number.NaN, system)).toEqual(
          problem(
            `Enter a number for ${label.charAt(0).toLowerCase()}${label.slice(1)}, such as ${valueText(initial, unit, system)}.`,
          ),
        );
      }
  },
);

test.each(calculators)(
  "$kind gives a result or a reason at its limits, and never a number that is none",
  ({ calculator }) => {
    for (const { input, outcomeOf } of fieldsOf(calculator))
      for (const value of [input.min, input.max])
        for (const system of SYSTEMS) {
          const text = textOf(outcomeOf(value, system), system);
          expect(text).not.toMatch(/NaN|Infinity|undefined|e[+-]\d/);
          expect(text).not.toBe("");
        }
  },
);

test.each(calculators)("$kind rejects a choice that does not exist", ({ calculator }) => {
  for (const input of calculator.inputs) {
    if (!("options" in input)) continue;
    const values = { ...initialValues(calculator), [input.name]: "constructor" };
    expect(calculate(calculator, values)).toEqual({
      problem: `Choose one of the listed values for ${input.label.charAt(0).toLowerCase()}${input.label.slice(1)}.`,
      input: input.name,
    });
  }
});

test.each([
  ["threadedHoles", /; 77\u00A0%;/],
  ["oRing", /\d,\d\u00A0%/],
  ["snapFit", /\d,\d\d\u00A0%/],
] as const)("in German, a space is before the percent sign: %s", (kind, expected) => {
  const germanNumbers = { ...english, shared: { ...english.shared, locale: "de-DE" } };
  const calculator = findCalculator(kind, CONTENT, germanNumbers);
  assert(calculator);
  expect(textOf(calculate(calculator, initialValues(calculator)), "metric")).toMatch(expected);
});
