import { type DataRow, DataTable } from "data-table/data-table.tsx";
import type { ReactNode } from "react";
import type { StockOperation } from "schemas/quantities/stock.ts";

import { languageOfName } from "#cms/foreign-text.ts";
import type { Grade } from "#cms/records.ts";
import { familyName } from "#locale/material-names.ts";
import { getWords } from "#locale/words.ts";
import { RecordText } from "#shell/record-text.tsx";
import { LazyDataTable } from "#ui/data-table.lazy.tsx";
import { LengthsText, QuantityText } from "#ui/units/quantity.tsx";

type StockForm = NonNullable<Grade["stock"]>[number];

/** The operations with a column of their own, each with the field that limits it. */
const LIMITS = {
  bend: "bendRadius",
  tap: "tapFrom",
  countersink: "countersinkFrom",
  insert: "insertFrom",
} as const satisfies Partial<Record<StockOperation, keyof StockForm>>;

const OPERATIONS = ["bend", "tap", "countersink", "insert"] as const satisfies (keyof typeof LIMITS)[];

interface StockTableProps {
  caption: string;
  grades: readonly Grade[];
  /** Without filters. */
  isShort: boolean;
}

/** The forms in which grades are sold: a row for each form, with its sizes and what can be done to it. */
export function StockTable({ caption, grades, isShort }: StockTableProps) {
  const stock = grades.flatMap((grade) => (grade.stock ?? []).map((form) => ({ grade, form })));
  const words = getWords().stockTable;
  const operations = OPERATIONS.filter((name) => stock.some(({ form }) => form.operations?.includes(name)));
  const table = {
    caption,
    nameTitle: words.grade,
    columns: [
      { name: "sizes", title: words.sizes },
      ...operations.map((name) => ({ name, title: words[name] })),
    ],
    rows: stock.map(({ grade, form }) => rowOf(grade, form)),
  };
  return (
    <>
      {isShort ? (
        <DataTable {...table} />
      ) : (
        <LazyDataTable content={Promise.resolve({ ...table, filters: filtersOf(stock) })} />
      )}
      <p className="mt-4 text-13 text-ink-3">{words.notice}</p>
    </>
  );
}

function rowOf(grade: Grade, form: StockForm): DataRow {
  const { _id, name, family } = grade;
  const operations = form.operations ?? [];
  return {
    id: `${_id}-${form._key}`,
    name,
    ...languageOfName(grade),
    nameCell: (
      <>
        <RecordText of={grade} field="name">
          {name}
        </RecordText>
        <small>{getWords().materialNames.stockForms[form.form]}</small>
      </>
    ),
    cells: {
      sizes: (
        <>
          <LengthsText lengths={form.sizes} />
          {form.note && (
            <small>
              <RecordText of={form} field="note" />
            </small>
          )}
        </>
      ),
      ...Object.fromEntries(OPERATIONS.map((operation) => [operation, limitOf(operation, form)])),
    },
    sortValues: { sizes: form.sizes[0] },
    filterValues: { family: [family], form: [form.form], operation: operations },
  };
}

/** “from 1.5 mm”, “Yes” without a limit, or “No”. */
function limitOf(operation: keyof typeof LIMITS, form: StockForm): ReactNode {
  const words = getWords().stockTable;
  if (!form.operations?.includes(operation)) return words.no;
  const limit = form[LIMITS[operation]];
  if (limit === undefined) return words.yes;
  return (
    <>
      {operation !== "bend" && `${words.from} `}
      <QuantityText quantity={limit} />
    </>
  );
}

function filtersOf(stock: readonly { grade: Grade; form: StockForm }[]) {
  const { materialNames, stockTable: words } = getWords();
  const families = new Set(stock.map(({ grade }) => grade.family));
  const forms = new Set(stock.map(({ form }) => form.form));
  const operations = new Set(stock.flatMap(({ form }) => form.operations ?? []));
  return [
    {
      name: "family",
      label: words.family,
      options: [...families].map((value) => ({ value, title: familyName(value, materialNames) })),
    },
    {
      name: "form",
      label: words.form,
      options: [...forms].map((value) => ({ value, title: materialNames.stockForms[value] })),
    },
    {
      name: "operation",
      label: words.operation,
      options: [...operations].map((value) => ({ value, title: materialNames.stockOperations[value] })),
    },
  ];
}
