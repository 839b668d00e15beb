import { calculate, type Calculator, type Input, isNumberInput } from "calculators/calculator.ts";
import { type DataColumn, DataTable } from "data-table/data-table.tsx";

import * as english from "#locale/en/calculators.ts";
import { useWords } from "#locale/use-words.ts";

import { ResultValue } from "./outcome.tsx";
import { InputValue, ValueList } from "./value-list.tsx";

/**
 * The results for common values, for everyone and without scripts: only the inputs and lines that differ in meaning. A line above
 * the table has the inputs that are the same in all rows.
 */
export function CommonValues({ calculator, caption }: { calculator: Calculator; caption: string }) {
  const { inputs, examples, shared: words } = calculator;
  const { calculatorForm } = useWords(english);
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
    ...others.map((input) => ({
      name: input.name,
      title: input.label,
      isNumeric: isNumberInput(input),
    })),
    ...(hasOwnLabels ? [{ name: "result", title: calculatorForm.result }] : []),
    ...shared.map(({ label }) => ({ name: label, title: label, isNumeric: true })),
  ];
  return (
    <div>
      <p className="mb-3 text-14 text-ink-2">
        {calculatorForm.commonValues}
        {fixed.length > 0 && ". "}
        <ValueList inputs={fixed} values={first.example} words={words} />
      </p>
      <DataTable
        caption={caption}
        nameTitle={named.label}
        columns={columns}
        rows={rows.map(({ example, lines }) => ({
          id: JSON.stringify(example),
          name: String(example[named.name]),
          nameCell: <InputValue input={named} value={example[named.name]} words={words} />,
          cells: {
            ...Object.fromEntries(
              others.map((input) => [
                input.name,
                <InputValue key={input.name} input={input} value={example[input.name]} words={words} />,
              ]),
            ),
            ...Object.fromEntries(
              lines.map(({ label, ...line }) => [label, <ResultValue key={label} {...line} words={words} />]),
            ),
            result: (
              <>
                {lines[0].label}: <ResultValue value={lines[0].value} words={words} />
              </>
            ),
          },
        }))}
      />
    </div>
  );
}
