import {
  type Input,
  isChoiceInput,
  isNumberInput,
  type ResultLine,
  type SharedWords,
  type Values,
} from "calculators/calculator.ts";
import { valueText } from "calculators/units.ts";
import { Fragment } from "react";

import { ResultValue } from "./outcome.tsx";

interface ValueListProps {
  inputs: readonly Input[];
  values: Values;
  words: SharedWords;
}

/** “Bend angle A: 90° · First leg, outside: 30 mm” */
export function ValueList({ inputs, values, words }: ValueListProps) {
  return inputs.map((input, index) => (
    <Fragment key={input.name}>
      {index > 0 && " · "}
      {input.label}: <ResultValue value={valueOf(input, values[input.name], words)} words={words} />
    </Fragment>
  ));
}

/** The value of an input as a reader sees it. */
export function valueOf(
  input: Input,
  value: number | string | undefined,
  words: SharedWords,
): ResultLine["value"] {
  if (isNumberInput(input) && typeof value === "number")
    return input.unit === "mm"
      ? { mm: value, decimals: decimalsOf(value) }
      : valueText(value, input.unit, "metric", words);
  if (isChoiceInput(input)) return input.options.find((option) => option.value === value)?.label ?? "";
  return String(value ?? "").replaceAll("\n", ", ");
}

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}
