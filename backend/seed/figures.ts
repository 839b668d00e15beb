import type {
  KeyFigure,
  KeyFigures,
  Quantity,
  Size,
  SpecificationRow,
  SpecificationTable,
} from "../../web/cms/types.generated.ts";
import { type Keyed, keyed, keyOf } from "./keyed.ts";

type Figure = Quantity | Size;

/** “Tolerance ±0.2 mm”, or words where there is no number. */
export function figure(label: string, shown: Figure | string): Keyed<KeyFigure> {
  return { _key: keyOf(label), _type: "keyFigure", label, ...partOf(shown) };
}

function partOf(shown: Figure | string): Pick<KeyFigure, "text" | "size" | "quantity"> {
  if (typeof shown === "string") return { text: shown };
  return shown._type === "size" ? { size: shown } : { quantity: shown };
}

/** A strip of figures; `lead` says what they hold for. */
export function keyFigures(lead: string, figures: Keyed<KeyFigure>[]): Keyed<KeyFigures> {
  return { _key: "figures", _type: "keyFigures", lead, figures };
}

/** A row of a table: figures, each with its condition, and words after them. */
export function row(label: string, shown: readonly Figure[] | string, note?: string): SpecificationRow {
  const cells =
    typeof shown === "string"
      ? { text: shown }
      : { values: shown.map((value, i) => ({ ...value, _key: `v${i + 1}` })) };
  return { _type: "specificationRow", label, ...cells, ...(note === undefined ? {} : { note }) };
}

interface Table {
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly SpecificationRow[];
  readonly note: string;
}

/** The table of everything that can be said in figures. */
export function specification(table: Table): Keyed<SpecificationTable> {
  return tableOf("specification", table);
}

/** The rules of the design guide, each in one row. */
export function rulesInShort(table: Table): Keyed<SpecificationTable> {
  return tableOf("design-rules", table);
}

function tableOf(key: string, { rows, ...table }: Table): Keyed<SpecificationTable> {
  return {
    _key: key,
    _type: "specificationTable",
    anchor: key,
    ...table,
    rows: keyed(rows, ({ label }) => label),
  };
}
