import {
  type ChoiceInput,
  type Input,
  isChoiceInput,
  isNumberInput,
  type NumberInput,
  type TextInput,
} from "calculators/calculator.ts";
import { fieldText, readTyped, unitEnglish, unitIn, type UnitSystem } from "calculators/units.ts";
import { useId, useState } from "react";

import * as english from "#locale/en/calculators.ts";
import { usePackageWords, useWords } from "#locale/use-words.ts";

const LABEL = "block pb-1 text-14 font-medium";
const CONTROL = "rounded-1 border bg-paper px-2.5 text-15 text-ink";

interface InputFieldProps<Kind extends Input = Input> {
  readonly input: Kind;
  /** In the metric unit of the input. */
  readonly value: number | string | undefined;
  readonly system: UnitSystem;
  /** The id of the message that says what is wrong with the value. */
  readonly problemId: string | undefined;
  readonly onChange: (value: number | string) => void;
}

export function InputField({ input, ...props }: InputFieldProps) {
  const id = useId();
  if (isNumberInput(input)) return <NumberField input={input} {...props} />;
  const { label } = input;
  const { value, onChange, problemId } = props;
  return (
    // A flex item, and not of the full width, because only then its column is as wide as the longest option.
    <div className={`flex flex-col ${needsRow(input) ? "whole-row" : ""}`}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      {isChoiceInput(input) ? (
        <select
          id={id}
          value={value}
          {...controlProps("h-11", problemId)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {optionsToRender(input, value).map((option) => (
            <option key={option.value} value={option.value} lang={option.language}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <textarea
          id={id}
          rows={input.lines}
          value={value}
          {...controlProps("w-full py-2 font-mono", problemId)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}

/** What all controls share. A wrong one is marked, and screen readers read the message with it. */
function controlProps(className: string, problemId: string | undefined) {
  return problemId === undefined
    ? { className: `${className} ${CONTROL} border-line` }
    : {
        className: `${className} ${CONTROL} border-accent`,
        "aria-invalid": true,
        "aria-describedby": problemId,
      };
}

/** The HTML of the server holds at most this many options: a list of all grades would be a tenth of the page. */
const OPTIONS_IN_HTML = 30;

/** All options, except in the HTML of the server: there a long list has the chosen one until its code is loaded. */
function optionsToRender({ options }: ChoiceInput, value: InputFieldProps["value"]): ChoiceInput["options"] {
  return globalThis.document || options.length <= OPTIONS_IN_HTML
    ? options
    : options.filter((option) => option.value === value);
}

/** A text has several lines. A list that the HTML of the server shortens would move the fields below it once it is complete. */
function needsRow(input: ChoiceInput | TextInput): boolean {
  return !isChoiceInput(input) || input.options.length > OPTIONS_IN_HTML;
}

/** A number as it was typed, until the field is left: then it is written as its value. */
function NumberField({
  input: { label, unit },
  value,
  system,
  problemId,
  onChange,
}: InputFieldProps<NumberInput>) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { calculatorForm } = useWords(english);
  const words = usePackageWords("calculators")?.shared ?? unitEnglish;
  const shownUnit = unitIn(system, unit);
  const unitName =
    shownUnit === "in" ? calculatorForm.inches : shownUnit === "°" ? calculatorForm.degrees : shownUnit;
  const number = typeof value === "number" ? value : Number.NaN;
  return (
    <div>
      <label htmlFor={id} className={LABEL}>
        {label}
        {unitName !== undefined && (
          <span className="font-normal text-ink-3"> {calculatorForm.inUnit(unitName)}</span>
        )}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? fieldText(number, unit, system, words)}
        {...controlProps("w-full h-11 font-mono", problemId)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(readTyped(currentTarget.value, unit, system, words));
        }}
        onBlur={() => {
          // Text that is not a number stays in the field, so that the visitor can correct it.
          if (!Number.isNaN(number)) setTyped(undefined);
        }}
      />
    </div>
  );
}
