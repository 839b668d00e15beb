import {
  type Input,
  isChoiceInput,
  isNumberInput,
  type ResultLine,
  type SharedWords,
  type Values,
} from "calculators/calculator.ts";
import { valueText } from "calculators/units.ts";
import { decimalsIn } from "quantities/converted-number.ts";
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
      {input.label}: <InputValue input={input} value={values[input.name]} words={words} />
    </Fragment>
  ));
}

interface InputValueProps {
  input: Input;
  value: number | string | undefined;
  words: SharedWords;
}

/** The value of an input as a reader sees it. */
export function InputValue({ input, value, words }: InputValueProps) {
  const chosen = isChoiceInput(input) ? input.options.find((option) => option.value === value) : undefined;
  const named = chosen && [{ text: chosen.label, language: chosen.language }];
  return <ResultValue value={named ?? valueOf(input, value, words)} words={words} />;
}

function valueOf(input: Input, value: number | string | undefined, words: SharedWords): ResultLine["value"] {
  if (isNumberInput(input) && typeof value === "number")
    return input.unit === "mm"
      ? { mm: value, decimals: decimalsIn(String(value)) }
      : valueText(value, input.unit, "metric", words);
  return String(value ?? "").replaceAll("\n", ", ");
}
