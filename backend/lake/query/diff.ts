import { isDeepStrictEqual } from "node:util";

import type { Node } from "./ast.ts";
import { computed, type Evaluate } from "./run.ts";
import { type Path, selectorOf, valueAt } from "./selector.ts";
import { isObject } from "./values.ts";

/** `diff::changedAny(before, after, selector)` and `diff::changedOnly(…)`. */
export function diffCall(
  name: "changedAny" | "changedOnly",
  args: readonly Node[],
  compile: (node: Node) => Evaluate,
): Evaluate {
  const [before, after, selector] = args;
  if (!before || !after || !selector) return () => null;
  const [left, right, select] = [compile(before), compile(after), selectorOf(selector, compile)];
  const decide = name === "changedAny" ? changedAny : changedOnly;
  return computed((scope, run) => {
    const [a, b] = [left(scope, run), right(scope, run)];
    return decide(a, b, (value) => select(value, scope.nested(value, undefined, true), run));
  });
}

type Select = (value: unknown) => Path[];

function changedAny(before: unknown, after: unknown, select: Select): boolean {
  const paths = select(before);
  return (
    paths.length !== select(after).length ||
    paths.some((path) => isResized(before, after, path) || isChanged(before, after, path))
  );
}

function isChanged(before: unknown, after: unknown, path: Path): boolean {
  return !isDeepStrictEqual(valueAt(before, path), valueAt(after, path));
}

/** Positions in an array mean nothing when it has another length. */
function isResized(before: unknown, after: unknown, path: Path): boolean {
  return path.some((step, index) => {
    if (typeof step !== "number") return false;
    const [a, b] = [valueAt(before, path.slice(0, index)), valueAt(after, path.slice(0, index))];
    return !Array.isArray(a) || !Array.isArray(b) || a.length !== b.length;
  });
}

function changedOnly(before: unknown, after: unknown, select: Select): boolean {
  const selected = select(before);
  return changes(before, after).every((change) =>
    selected.some((path) => path.every((step, index) => change[index] === step)),
  );
}

/** The outermost places where the two differ. */
function changes(before: unknown, after: unknown, path: Path = []): Path[] {
  if (isDeepStrictEqual(before ?? null, after ?? null)) return [];
  if (isObject(before) && isObject(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changes(before[name], after[name], [...path, name]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => changes(item, after[index], [...path, index]));
  }
  return [path];
}
