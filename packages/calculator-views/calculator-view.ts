import type { Calculator, CalculatorContent, Values } from "calculators/calculator.ts";
import type { CalculatorWords } from "calculators/find-calculator.ts";
import type { ReactNode } from "react";

/** A kind of calculator as a page shows it: its formulas and its drawing. */
export interface CalculatorView {
  /** In English without `words`. Undefined if the content has nothing that it could calculate with. */
  readonly calculator: (content: CalculatorContent, words?: CalculatorWords) => Calculator | undefined;
  /** Where it does not fit into the usual height of 236. */
  readonly height?: (values: Values) => number;
  /** Draws checked values, in the field of the drawing kit: 320 × 236. */
  readonly draw: (drawn: {
    readonly values: Values;
    /** A length in mm as the visitor reads it. */
    readonly text: (mm: number) => string;
    /** A number as the language writes it. */
    readonly number: (value: number) => string;
  }) => ReactNode;
}

/** Maps a value from 0 to `largest` to the paper, so that small values stay visible: by its square root. */
export function scaled(value: number, largest: number, from: number, to: number): number {
  return from + (to - from) * Math.sqrt(Math.min(1, Math.max(0, value / largest)));
}
