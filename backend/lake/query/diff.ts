import { isDeepStrictEqual } from "node:util";

import type { Node } from "./ast.ts";
import { unsupported } from "./errors.ts";
import { computed, type Evaluate, type Run, type Scope } from "./evaluate.ts";
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

type Path = readonly (string | number)[];
/** The places in a value that a selector names. */
type Selector = (value: unknown, scope: Scope, run: Run) => Path[];

const ROOT: Path = [];

/** https://sanity-io.github.io/GROQ/draft/#sec-Selectors */
function selectorOf(node: Node, compile: (node: Node) => Evaluate): Selector {
  const recurse = (inner: Node): Selector => selectorOf(inner, compile);
  if (node.type === "AccessAttribute") {
    const base = node.base && recurse(node.base);
    return (value, scope, run) =>
      (base ? base(value, scope, run) : [ROOT]).map((path) => path.concat(node.name));
  }
  if (node.type === "ArrayCoerce") return items(recurse(node.base), () => true);
  if (node.type === "Filter") {
    const predicate = compile(node.expr);
    return items(
      recurse(node.base),
      (item, scope, run) => predicate(scope.nested([item], undefined).nested(item, undefined), run) === true,
    );
  }
  if (node.type === "Tuple") {
    const members = node.members.map(recurse);
    return (value, scope, run) => members.flatMap((member) => member(value, scope, run));
  }
  if (node.type === "SelectorNested") {
    const [base, nested] = [recurse(node.base), recurse(node.nested)];
    return (value, scope, run) =>
      base(value, scope, run).flatMap((path) =>
        nested(valueAt(value, path), scope, run).map((inner) => path.concat(inner)),
      );
  }
  if (node.type === "SelectorFuncCall") {
    const predicate = compile(node.arg);
    return (value, scope, run) => anywhere(predicate, value, scope, run, []);
  }
  throw unsupported(`${node.type} as a selector`);
}

function items(base: Selector, isSelected: (item: unknown, scope: Scope, run: Run) => boolean): Selector {
  return (value, scope, run) =>
    base(value, scope, run).flatMap((path) => {
      const array = valueAt(value, path);
      if (!Array.isArray(array)) return [];
      run.budget.spend(array.length);
      return array.flatMap((item: unknown, index) =>
        isSelected(item, scope, run) ? [[...path, index]] : [],
      );
    });
}

function anywhere(predicate: Evaluate, value: unknown, scope: Scope, run: Run, path: Path): Path[] {
  run.budget.spend(1);
  const inner = scope.nested(value, undefined, true);
  if (Array.isArray(value))
    return value.flatMap((item, index) => anywhere(predicate, item, inner, run, [...path, index]));
  if (!isObject(value)) return [];
  const below = Object.entries(value).flatMap(([name, field]) =>
    anywhere(predicate, field, inner, run, [...path, name]),
  );
  return predicate(inner, run) === true ? [path, ...below] : below;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((current, step) => {
    if (Array.isArray(current)) return typeof step === "number" ? current[step] : undefined;
    return isObject(current) && Object.hasOwn(current, step) ? current[step] : undefined;
  }, value);
}
