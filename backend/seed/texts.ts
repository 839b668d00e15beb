import type { RichText, Table } from "../../web/cms/types.generated.ts";
import { type Keyed, keyOf } from "./keyed.ts";
import { written } from "./written.ts";

/** A part of a page in words. Its key and anchor are given, its first line is the heading. */
export function text(key: string, ...lines: string[]): Keyed<RichText> {
  return { _key: key, _type: "richText", anchor: key, text: written(...lines) };
}

/** A part of a page that ends in a table, which names its subjects in the first column. */
export function tableText(key: string, below: Keyed<Table>, ...lines: string[]): Keyed<RichText> {
  return { _key: key, _type: "richText", anchor: key, text: [...written(...lines), below] };
}

export function table(caption: string, columns: string[], ...rows: string[][]): Keyed<Table> {
  return {
    _key: keyOf(caption),
    _type: "table",
    caption,
    columns,
    rows: rows.map((cells, index) => ({ _key: `row${index + 1}`, _type: "tableRow", cells })),
  };
}
