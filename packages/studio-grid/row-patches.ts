import { type FormPatch, insert, isKeySegment, set, unset } from "sanity";
import { storedField } from "stored-values/stored-value.ts";

import type { Row } from "./pasted-rows.ts";

/** A change of rows, and the patches that undo it. Both touch only the cells and rows that change. */
export interface GridChange {
  readonly patches: readonly FormPatch[];
  readonly inverse: readonly FormPatch[];
}

/** Sets the fields in which `after` differs from `before`. */
export function replaceRow(before: Row, after: Row): GridChange {
  return { patches: differences(before, after), inverse: differences(after, before) };
}

/** Where rows are inserted. */
export type RowPosition = { readonly below: string } | { readonly above: string } | "end";

export function insertRows(added: readonly Row[], position: RowPosition): GridChange {
  const inverse = added.map(({ _key }) => unset([{ _key }]));
  if (position === "end") return { patches: [insert([...added], "after", [-1])], inverse };
  const [side, _key] =
    "below" in position ? ["after" as const, position.below] : ["before" as const, position.above];
  return { patches: [insert([...added], side, [{ _key }])], inverse };
}

export function removeRow(rows: readonly Row[], key: string): GridChange {
  const index = rows.findIndex(({ _key }) => _key === key);
  const row = rows[index];
  return row === undefined
    ? { patches: [], inverse: [] }
    : { patches: [unset([{ _key: key }])], inverse: [insertAt(rows, index, row)] };
}

/** Moves a row up (−1) or down (1). */
export function moveRow(rows: readonly Row[], key: string, by: -1 | 1): GridChange {
  const index = rows.findIndex(({ _key }) => _key === key);
  const row = rows[index];
  const other = rows[index + by];
  if (row === undefined || other === undefined) return { patches: [], inverse: [] };
  const removal = unset([{ _key: key }]);
  return {
    patches: [removal, insert([row], by === 1 ? "after" : "before", [{ _key: other._key }])],
    inverse: [removal, insert([row], by === 1 ? "before" : "after", [{ _key: other._key }])],
  };
}

/** Combines changes into one, which is undone in reverse order. */
export function combine(changes: readonly GridChange[]): GridChange {
  return {
    patches: changes.flatMap(({ patches }) => patches),
    inverse: changes.toReversed().flatMap(({ inverse }) => inverse),
  };
}

/**
 * Drops the patches of rows that someone else removed. A row that is inserted next to a removed one goes to the end, so that it is not
 * lost.
 */
export function applicablePatches(
  patches: readonly FormPatch[],
  rows: readonly Pick<Row, "_key">[],
): FormPatch[] {
  return patches.flatMap((patch) => {
    const row = patch.path.find((segment) => isKeySegment(segment));
    if (row === undefined || rows.some(({ _key }) => _key === row._key)) return [patch];
    if (patch.type !== "insert") return [];
    return [insert(patch.items, "after", [...patch.path.slice(0, -1), -1])];
  });
}

function insertAt(rows: readonly Row[], index: number, row: Row): FormPatch {
  const [above, below] = [rows[index - 1], rows[index + 1]];
  if (above !== undefined) return insert([row], "after", [{ _key: above._key }]);
  return below === undefined ? insert([row], "after", [-1]) : insert([row], "before", [{ _key: below._key }]);
}

function differences(before: Row, after: Row): FormPatch[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): FormPatch[] => {
    const value = storedField(after, name);
    if (value === storedField(before, name)) return [];
    const path = [{ _key: before._key }, name];
    return value === undefined ? [unset(path)] : [set(value, path)];
  });
}
