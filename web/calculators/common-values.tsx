import { Fragment } from "react";

import { type DataColumn, DataTable } from "#ui/data-table.tsx";

import {
  calculate,
  type Calculator,
  type Input,
  isChoiceInput,
  isNumberInput,
  type ResultLine,
} from "./calculator.ts";
import { ResultValue } from "./outcome.tsx";
import { valueText } from "./units.ts";

type Cell = ResultLine["value"];

/**
 * The results for common values, for everyone and without scripts: only the inputs and lines that differ in meaning. A line above
 * the table has the inputs that are the same in all rows.
 */
export function CommonValues({ calculator, caption }: { calculator: Calculator; caption: string }) {
  const { inputs, examples } = calculator;
  const isVaried = ({ name }: Input) => new Set(examples.map((example) => example[name])).size > 1;
  const varied = inputs.filter(isVaried);
  const fixed = inputs.filter((input) => !isVaried(input));
  const [named, ...others] = varied;
  const rows = examples.flatMap((example) => {
    const outcome = calculate(calculator, example);
    return "problem" in outcome ? [] : [{ example, lines: outcome.lines }];
  });
  const [first] = rows;
  if (named === undefined || first === undefined) return null;
  // A line whose label depends on the values, such as "Hole H7", is shown by the fields only.
  // One that repeats the first line in every row says nothing either, such as the weight of all parts of one part.
  const shared = first.lines.filter(
    ({ label }, index) =>
      rows.every(({ lines }) => lines[index]?.label === label) &&
      (index === 0 || rows.some(({ lines }) => lines[index]?.value !== lines[0].value)),
  );
  const hasOwnLabels = shared[0] !== first.lines[0];
  const columns: DataColumn[] = [
    ...others.map(({ name, label }) => ({ name, title: label })),
    ...(hasOwnLabels ? [{ name: "result", title: "Result" }] : []),
    ...shared.map(({ label }) => ({ name: label, title: label, isNumeric: true })),
  ];
  return (
    <div>
      <p className="mb-3 text-14 text-ink-2">
        Common values
        {fixed.map((input, index) => (
          <Fragment key={input.name}>
            {index === 0 ? ". " : " · "}
            {input.label}: <ResultValue value={cellOf(input, first.example[input.name])} />
          </Fragment>
        ))}
      </p>
      <DataTable
        caption={caption}
        nameTitle={named.label}
        columns={columns}
        rows={rows.map(({ example, lines }) => ({
          id: JSON.stringify(example),
          name: String(example[named.name]),
          nameCell: <ResultValue value={cellOf(named, example[named.name])} />,
          cells: {
            ...Object.fromEntries(
              others.map((input) => [
                input.name,
                <ResultValue key={input.name} value={cellOf(input, example[input.name])} />,
              ]),
            ),
            ...Object.fromEntries(
              lines.map(({ label, value }) => [label, <ResultValue key={label} value={value} />]),
            ),
            result: (
              <>
                {lines[0].label}: <ResultValue value={lines[0].value} />
              </>
            ),
          },
          sortValues: {},
          filterValues: {},
        }))}
      />
    </div>
  );
}

function cellOf(input: Input, value: number | string | undefined): Cell {
  if (isNumberInput(input) && typeof value === "number")
    return input.unit === "mm"
      ? { mm: value, decimals: decimalsOf(value) }
      : valueText(value, input.unit, "metric");
  if (isChoiceInput(input)) return input.options.find((option) => option.value === value)?.label ?? "";
  return String(value ?? "").replaceAll("\n", ", ");
}

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}
