"use client";

import { replaceSearch, useSearch } from "browser-kit/address-search.ts";
import type { CalculatorView } from "calculator-views/calculator-view.ts";
import {
  calculate,
  type Calculator,
  type CalculatorContent,
  isNumberInput,
  numberText,
  type Values,
} from "calculators/calculator.ts";
import type { CalculatorKind } from "calculators/kinds.ts";
import { readTyped, roundedNumber, type UnitSystem } from "calculators/units.ts";
import type { PreHydrationProps } from "lazy-islands/lazy-island.tsx";
import type { Control } from "lazy-islands/pre-hydration-state.ts";
import { useTakeOver } from "lazy-islands/use-take-over.ts";
import { type ReactNode, use, useId } from "react";
import { Drawing } from "technical-drawings/kit/drawing.tsx";

import * as english from "#locale/en/calculators.ts";
import { usePackageWords, useWords } from "#locale/use-words.ts";

import { searchWithValues, valuesInSearch } from "./address-state.ts";
import { InputField } from "./input-field.tsx";
import { Outcome } from "./outcome.tsx";
import { UnitChoice, useUnitSystem } from "./unit-system.tsx";
import { ValueList } from "./value-list.tsx";

import "technical-drawings/kit/drawing.css";
import "technical-drawings/sheet/sheet.css";
import "#drawings/drawings.css";

export { CalculatorForm as Island };
export { readPreHydrationState } from "lazy-islands/pre-hydration-state.ts";

export interface CalculatorFormProps {
  readonly kind: CalculatorKind;
  readonly content: CalculatorContent;
  /** Whether the switch of the page is far away, so that the fields need one too. */
  readonly hasUnitSwitch: boolean;
  /** A link to the full version of the calculator, for a block that is short without scripts. */
  readonly children?: ReactNode;
}

/** The code of a kind, which is a chunk of its own. */
export function loadView(kind: CalculatorKind): Promise<CalculatorView> {
  const loading = loadedViews.get(kind) ?? views[kind]().then(({ view }) => view);
  loadedViews.set(kind, loading);
  // Without this, a failed download would never be repeated.
  loading.catch(() => loadedViews.delete(kind));
  return loading;
}

const loadedViews = new Map<CalculatorKind, Promise<CalculatorView>>();

const views: Readonly<Record<CalculatorKind, () => Promise<{ view: CalculatorView }>>> = {
  fits: () => import("calculator-views/fits.tsx"),
  generalTolerances: () => import("calculator-views/general-tolerances.tsx"),
  threadedHoles: () => import("calculator-views/threads.tsx"),
  plasticScrews: () => import("calculator-views/plastic-screws.tsx"),
  sheetBending: () => import("calculator-views/bending.tsx"),
  weight: () => import("calculator-views/weight.tsx"),
  injectionMolding: () => import("calculator-views/molding.tsx"),
  snapFit: () => import("calculator-views/snap-fit.tsx"),
  roughness: () => import("calculator-views/roughness.tsx"),
  toleranceStack: () => import("calculator-views/tolerance-stack.tsx"),
  truePosition: () => import("calculator-views/true-position.tsx"),
  oRing: () => import("calculator-views/o-ring.tsx"),
  thermalExpansion: () => import("calculator-views/thermal-expansion.tsx"),
  hardness: () => import("calculator-views/hardness.tsx"),
};

interface WithView {
  readonly view: CalculatorView;
}

function CalculatorForm({ content, ...props }: CalculatorFormProps & PreHydrationProps) {
  const view = use(loadView(props.kind));
  const calculator = view.calculator(content, usePackageWords("calculators"));
  return calculator && <Form view={view} calculator={calculator} {...props} />;
}

interface FormProps extends Omit<CalculatorFormProps, "content">, PreHydrationProps, WithView {
  readonly calculator: Calculator;
}

/** The fields of a calculator and its result. Its values are in the address, so that a result can be sent to a colleague. */
function Form({ kind, view, calculator, hasUnitSwitch, children, preHydration }: FormProps) {
  const values = valuesInSearch(useSearch(), kind, calculator);
  const system = useUnitSystem();
  const outcome = calculate(calculator, values, system);
  const problemId = useId();
  const change = (changed: Values) =>
    replaceSearch(searchWithValues(location.search, kind, calculator, { ...values, ...changed }));

  const box = useTakeOver(preHydration, (_html, { controls }) => {
    const typed = valuesTyped(controls, calculator);
    if (Object.keys(typed).length > 0) change(typed);
  });

  return (
    // On wide screens the explanation is below the fields, and the result beside both.
    <div
      ref={box}
      className="grid grid-cols-1 gap-6 @medium:grid-cols-2"
      style={{ gridTemplateRows: "auto 1fr" }}
    >
      <div className="needs-script fields">
        {calculator.inputs.map((input) => (
          <InputField
            key={input.name}
            input={input}
            value={values[input.name]}
            system={system}
            problemId={"problem" in outcome && outcome.input === input.name ? problemId : undefined}
            onChange={(value) => change({ [input.name]: value })}
          />
        ))}
        {hasUnitSwitch && calculator.inputs.some((input) => isNumberInput(input) && input.unit) && (
          <div className="whole-row no-print">
            <UnitChoice system={system} />
          </div>
        )}
      </div>
      <div className="grid content-start gap-6" style={{ gridRow: "span 2" }}>
        {/* There are no fields without scripts, so the result says what it is for. */}
        <noscript>
          <p className="text-14">
            <ValueList inputs={calculator.inputs} values={values} words={calculator.shared} />
          </p>
        </noscript>
        <Outcome outcome={outcome} words={calculator.shared} problemId={problemId} />
        {!("problem" in outcome) && (
          <ValuesDrawing view={view} calculator={calculator} values={values} system={system} />
        )}
      </div>
      <div>
        <Explanation calculator={calculator} />
        {children}
      </div>
    </div>
  );
}

/** The drawing for checked values. It has the proportions of the numbers as far as the paper allows. */
function ValuesDrawing({
  view: { height, draw },
  calculator: { drawing, shared },
  values,
  system,
}: WithView & { calculator: Calculator; values: Values; system: UnitSystem }) {
  const { calculatorForm } = useWords(english);
  return (
    <Drawing
      title={drawing}
      description={system === "metric" ? calculatorForm.lengthsInMm : calculatorForm.lengthsInInches}
      {...(height && { height: height(values) })}
    >
      {draw({
        values,
        text: (mm) => roundedNumber(mm, system, shared),
        number: (value) => numberText(value, shared),
      })}
    </Drawing>
  );
}

/** What a reader needs to trust a result: formulas, limits, source. */
function Explanation({ calculator: { formulas, limits, source } }: { calculator: Calculator }) {
  const { calculatorForm } = useWords(english);
  return (
    <div className="mb-3 max-w-text text-14 text-ink-2">
      <ul className="mb-3 grid gap-1 font-mono text-13">
        {formulas.map((formula) => (
          <li key={formula}>{formula}</li>
        ))}
      </ul>
      <p>{limits}</p>
      <p className="mt-2 text-13 text-ink-3">{calculatorForm.source(source)}</p>
    </div>
  );
}

/** What the visitor entered in the server's HTML, whose controls are the inputs in their order, with lengths in mm. */
function valuesTyped(controls: readonly Control[], calculator: Calculator): Values {
  return Object.fromEntries(
    calculator.inputs.flatMap((input, index) => {
      const control = controls[index];
      if (control instanceof HTMLSelectElement)
        return control.selectedOptions[0]?.defaultSelected === false ? [[input.name, control.value]] : [];
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [];
      if (control.value === control.defaultValue) return [];
      const value = isNumberInput(input)
        ? readTyped(control.value, input.unit, "metric", calculator.shared)
        : control.value;
      return [[input.name, value]];
    }),
  );
}
