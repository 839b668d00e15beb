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

type Cell = ResultLine["value"];

/** The results for common values, for everyone and without scripts: only the inputs and lines that differ in meaning. */
export function CommonValues({ calculator, caption }: { calculator: Calculator; caption: string }) {
  const { inputs, examples } = calculator;
  const varied = inputs.filter(({ name }) => new Set(examples.map((example) => example[name])).size > 1);
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
  );
}

function cellOf(input: Input, value: number | string | undefined): Cell {
  if (isNumberInput(input) && typeof value === "number")
    return input.unit === "mm"
      ? { mm: value, decimals: decimalsOf(value) }
      : `${value} ${input.unit ?? ""}`.trim();
  if (isChoiceInput(input)) return input.options.find((option) => option.value === value)?.label ?? "";
  return String(value ?? "").replaceAll("\n", ", ");
}

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}
