import { type FormPatch, insert, set, setIfMissing, unset } from "sanity";
import { storedField } from "stored-values/stored-value.ts";
import { randomKey } from "studio-grid/random-id.ts";

/** A block as the form stores it. */
export interface Item {
  readonly _key: string;
  readonly _type?: string;
}

/** The keys of the items between `from` and `to`, in either direction. Only `to` if `from` is not in the list. */
export function keysBetween(items: readonly Item[], from: string | undefined, to: string): string[] {
  const keys = items.map(({ _key }) => _key);
  const start = keys.indexOf(from ?? to);
  const end = keys.indexOf(to);
  return start === -1 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Moves the selected items by one position. Those already at that end of the list stay. */
export function movePatches(
  items: readonly Item[],
  selected: ReadonlySet<string>,
  direction: "up" | "down",
): FormPatch[] {
  const ordered = direction === "up" ? items : items.toReversed();
  // Moves the one neighbor of each run of selected items to the other side of the run, instead of every selected item.
  return ordered.flatMap((item, index) => {
    const next = ordered[index + 1];
    if (selected.has(item._key) || next === undefined || !selected.has(next._key)) return [];
    const rest = ordered.slice(index + 1);
    const end = rest.findIndex(({ _key }) => !selected.has(_key));
    const last = rest[end === -1 ? rest.length - 1 : end - 1] ?? next;
    const position = direction === "up" ? "after" : "before";
    return [unset([{ _key: item._key }]), insert([item], position, [{ _key: last._key }])];
  });
}

export function removePatches(selected: readonly Item[]): FormPatch[] {
  return selected.map(({ _key }) => unset([{ _key }]));
}

/**
 * Puts removed items back after the items that they followed in the list `before`. Items that were changed, added, moved or removed since
 * then stay as they are.
 */
export function restorePatches(
  items: readonly Item[],
  before: readonly Item[],
  removed: ReadonlySet<string>,
): FormPatch[] {
  const present = new Set(items.map(({ _key }) => _key));
  const patches: FormPatch[] = [setIfMissing([])];
  let previous: string | undefined;
  for (const item of before) {
    const isMissing = !present.has(item._key);
    if (isMissing && !removed.has(item._key)) continue;
    if (isMissing)
      patches.push(
        previous === undefined
          ? insert([item], "before", [0])
          : insert([item], "after", [{ _key: previous }]),
      );
    previous = item._key;
  }
  return patches;
}

/** Whether all of the blocks are hidden from visitors. */
export function areHidden(selected: readonly Item[]): boolean {
  return selected.every((item) => storedField(item, "hidden") === true);
}

/** Hides the blocks from visitors, or shows them again if all are hidden. */
export function hidePatches(selected: readonly Item[]): FormPatch[] {
  const isShowing = areHidden(selected);
  return selected.map(({ _key }) =>
    isShowing ? unset([{ _key }, "hidden"]) : set(true, [{ _key }, "hidden"]),
  );
}

/** Puts other items at the position of the first of these, and removes these. */
export function replacePatches(replaced: readonly Item[], items: readonly Item[]): FormPatch[] {
  const [first] = replaced;
  if (first === undefined) return [];
  return [insert([...items], "before", [{ _key: first._key }]), ...removePatches(replaced)];
}

/** The field that makes a block the second version of the one above it: the share of the visitors who see it, in percent. */
const SHARE = "share";

function isSecondVersion(block: Item | undefined): boolean {
  return typeof storedField(block, SHARE) === "number";
}

/** Adds a copy of a block below it as its second version, for half of the visitors. It does not get the fields in `uniqueFields`. */
export function secondVersionPatches(block: Item, uniqueFields: readonly string[]): FormPatch[] {
  const copied = Object.entries(block).filter(([name]) => !uniqueFields.includes(name));
  const copy = { ...Object.fromEntries(copied), _key: randomKey(), [SHARE]: 50 };
  return [insert([copy], "after", [{ _key: block._key }])];
}

/** The other version of a block; undefined if it has only one. */
export function otherVersion(items: readonly Item[], { _key }: Item): Item | undefined {
  const index = items.findIndex((item) => item._key === _key);
  if (isSecondVersion(items[index])) return items[index - 1];
  const next = items[index + 1];
  return isSecondVersion(next) ? next : undefined;
}

/** Removes the other version of a block. All who saw either then see this one, when and where they saw the first version. */
export function keepVersionPatches(kept: Item, other: Item, uniqueFields: readonly string[]): FormPatch[] {
  const remove = unset([{ _key: other._key }]);
  if (!isSecondVersion(kept)) return [remove];
  const ofFirst = [...uniqueFields, "hidden", "showFrom", "showUntil"].map((field) => {
    const value = storedField(other, field);
    const path = [{ _key: kept._key }, field];
    return value === undefined ? unset(path) : set(value, path);
  });
  return [unset([{ _key: kept._key }, SHARE]), ...ofFirst, remove];
}
