import type { ReactNode } from "react";
import { familyTitle } from "schemas/quantities/material-properties.ts";
import { type StockOperation, stockForms, stockOperations } from "schemas/quantities/stock.ts";

import type { Grade } from "#cms/content.ts";
import { LazyDataTable } from "#ui/data-table/data-table.lazy.tsx";
import { type DataColumn, type DataRow, DataTable } from "#ui/data-table/data-table.tsx";
import { ConvertedText, LengthsText, QuantityText } from "#ui/units/quantity.tsx";

type StockForm = NonNullable<Grade["stock"]>[number];

/** The operations with a column of their own, each with the field that limits it. */
const LIMITS = {
  bend: "bendRadius",
  tap: "tapFrom",
  countersink: "countersinkFrom",
  insert: "insertFrom",
} as const satisfies Partial<Record<StockOperation, keyof StockForm>>;

const COLUMNS: readonly (DataColumn & { readonly name: keyof typeof LIMITS })[] = [
  { name: "bend", title: "Bent: inside radius" },
  { name: "tap", title: "Tapped" },
  { name: "countersink", title: "Countersunk" },
  { name: "insert", title: "Inserts" },
];

interface StockTableProps {
  caption: string;
  grades: readonly Grade[];
  /** Without filters. */
  isShort: boolean;
}

/** The forms in which grades are sold: a row for each form, with its sizes and what can be done to it. */
export function StockTable({ caption, grades, isShort }: StockTableProps) {
  const stock = grades.flatMap((grade) => (grade.stock ?? []).map((form) => ({ grade, form })));
  const columns = COLUMNS.filter(({ name }) => stock.some(({ form }) => form.operations?.includes(name)));
  const table = {
    caption,
    nameTitle: "Grade",
    columns: [{ name: "sizes", title: "Sizes" }, ...columns],
    rows: stock.map(({ grade, form }) => rowOf(grade, form)),
  };
  return (
    <>
      {isShort ? (
        <DataTable {...table} />
      ) : (
        <LazyDataTable content={Promise.resolve({ ...table, filters: filtersOf(stock) })} />
      )}
      <p className="mt-4 text-13 text-ink-3">
        Usual sizes of the market. Other sizes on request; the quote states what we use.
      </p>
    </>
  );
}

function rowOf({ _id, name, family }: Grade, form: StockForm): DataRow {
  const operations = form.operations ?? [];
  return {
    id: `${_id}-${form._key}`,
    name,
    nameCell: (
      <>
        {name}
        <small>{stockForms[form.form]}</small>
      </>
    ),
    cells: {
      sizes: (
        <>
          <LengthsText lengths={form.sizes} />
          {form.note && (
            <small>
              <ConvertedText text={form.note} />
            </small>
          )}
        </>
      ),
      ...Object.fromEntries(COLUMNS.map(({ name: operation }) => [operation, limitOf(operation, form)])),
    },
    sortValues: { sizes: form.sizes[0] },
    filterValues: { family: [family], form: [form.form], operation: operations },
  };
}

/** “from 1.5 mm”, “Yes” without a limit, or “No”. */
function limitOf(operation: keyof typeof LIMITS, form: StockForm): ReactNode {
  if (!form.operations?.includes(operation)) return "No";
  const limit = form[LIMITS[operation]];
  if (limit === undefined) return "Yes";
  return (
    <>
      {operation !== "bend" && "from "}
      <QuantityText quantity={limit} />
    </>
  );
}

function filtersOf(stock: readonly { grade: Grade; form: StockForm }[]) {
  const families = new Set(stock.map(({ grade }) => grade.family));
  const forms = new Set(stock.map(({ form }) => form.form));
  const operations = new Set(stock.flatMap(({ form }) => form.operations ?? []));
  return [
    {
      name: "family",
      label: "Family",
      options: [...families].map((value) => ({ value, title: familyTitle(value) })),
    },
    {
      name: "form",
      label: "Form",
      options: [...forms].map((value) => ({ value, title: stockForms[value] })),
    },
    {
      name: "operation",
      label: "Can be",
      options: [...operations].map((value) => ({ value, title: stockOperations[value] })),
    },
  ];
}
