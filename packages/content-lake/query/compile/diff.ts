import { isDeepStrictEqual } from "node:util";

import type { Node } from "../ast.ts";
import type { Budget } from "../budget.ts";
import { unsupported } from "../errors.ts";
import { computed, type Evaluate, type QueryContext, type Scope } from "../evaluate.ts";
import { isObject } from "../values.ts";

/** Compiles `diff::changedAny(before, after, selector)` and `diff::changedOnly(…)`. */
export function compileDiffCall(
  name: "changedAny" | "changedOnly",
  args: readonly Node[],
  compile: (node: Node) => Evaluate,
): Evaluate {
  const [before, after, selector] = args;
  if (!before || !after || !selector) return () => null;
  const [left, right, select] = [compile(before), compile(after), compileSelector(selector, compile)];
  const compareValues = name === "changedAny" ? changedAny : changedOnly;
  return computed((scope, context) => {
    const [a, b] = [left(scope, context), right(scope, context)];
    return compareValues(
      a,
      b,
      (value) => select(value, scope.nested(value, undefined, true), context),
      context.budget,
    );
  });
}

type Select = (value: unknown) => Path[];

function changedAny(before: unknown, after: unknown, select: Select, budget: Budget): boolean {
  const paths = select(before);
  for (const path of paths) budget.spend(path.length ** 2);
  return (
    paths.length !== select(after).length ||
    paths.some((path) => isResized(before, after, path) || isChanged(before, after, path, budget))
  );
}

function isChanged(before: unknown, after: unknown, path: Path, budget: Budget): boolean {
  return !isDeepEqual(valueAt(before, path), valueAt(after, path), budget);
}

/** Whether an array on the path has another length, so that its indexes cannot be compared. */
function isResized(before: unknown, after: unknown, path: Path): boolean {
  return path.some((step, index) => {
    if (typeof step !== "number") return false;
    const [a, b] = [valueAt(before, path.slice(0, index)), valueAt(after, path.slice(0, index))];
    return !Array.isArray(a) || !Array.isArray(b) || a.length !== b.length;
  });
}

function changedOnly(before: unknown, after: unknown, select: Select, budget: Budget): boolean {
  const selected = select(before);
  return changedPaths(before, after, budget).every((change) =>
    selected.some((path) => {
      budget.spend(1 + path.length);
      return path.every((step, index) => change[index] === step);
    }),
  );
}

/** The outermost paths at which the values differ. */
function changedPaths(before: unknown, after: unknown, budget: Budget, path: Path = []): Path[] {
  budget.spend(path.length);
  if (isDeepEqual(before ?? null, after ?? null, budget)) return [];
  if (isObject(before) && isObject(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changedPaths(before[name], after[name], budget, [...path, name]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => changedPaths(item, after[index], budget, [...path, index]));
  }
  return [path];
}

function isDeepEqual(a: unknown, b: unknown, budget: Budget): boolean {
  budget.spendDeep(a);
  budget.spendDeep(b);
  return isDeepStrictEqual(a, b);
}

type Path = readonly (string | number)[];
/** Returns the paths in a value that a selector matches. */
type Selector = (value: unknown, scope: Scope, context: QueryContext) => Path[];

const ROOT: Path = [];
/** More than the time it takes, because all paths are in memory at once. */
const STEPS_PER_PATH = 10;

/** Compiles a selector. Counts the paths of each part before another part multiplies them. */
function compileSelector(node: Node, compile: (node: Node) => Evaluate): Selector {
  const select = compileUncounted(node, compile);
  return (value, scope, context) => {
    const paths = select(value, scope, context);
    for (const path of paths) context.budget.spend(STEPS_PER_PATH + path.length);
    return paths;
  };
}

/** https://sanity-io.github.io/GROQ/draft/#sec-Selectors */
function compileUncounted(node: Node, compile: (node: Node) => Evaluate): Selector {
  const recurse = (inner: Node): Selector => compileSelector(inner, compile);
  if (node.type === "AccessAttribute") {
    const base = node.base && recurse(node.base);
    return (value, scope, context) =>
      (base ? base(value, scope, context) : [ROOT]).map((path) => path.concat(node.name));
  }
  if (node.type === "ArrayCoerce") return selectItems(recurse(node.base), () => true);
  if (node.type === "Filter") {
    const predicate = compile(node.expr);
    return selectItems(
      recurse(node.base),
      (item, scope, context) =>
        predicate(scope.nested([item], undefined).nested(item, undefined), context) === true,
    );
  }
  if (node.type === "Tuple") {
    const members = node.members.map(recurse);
    return (value, scope, context) => members.flatMap((member) => member(value, scope, context));
  }
  if (node.type === "SelectorNested") {
    const [base, nested] = [recurse(node.base), recurse(node.nested)];
    return (value, scope, context) =>
      base(value, scope, context).flatMap((path) =>
        nested(valueAt(value, path), scope, context).map((inner) => path.concat(inner)),
      );
  }
  if (node.type === "SelectorFuncCall") {
    const predicate = compile(node.arg);
    return (value, scope, context) => selectAnywhere(predicate, value, scope, context, []);
  }
  throw unsupported(`${node.type} as a selector`);
}

function selectItems(
  base: Selector,
  isSelected: (item: unknown, scope: Scope, context: QueryContext) => boolean,
): Selector {
  return (value, scope, context) =>
    base(value, scope, context).flatMap((path) => {
      const array = valueAt(value, path);
      if (!Array.isArray(array)) return [];
      context.budget.spend(array.length);
      return array.flatMap((item: unknown, index) =>
        isSelected(item, scope, context) ? [[...path, index]] : [],
      );
    });
}

function selectAnywhere(
  predicate: Evaluate,
  value: unknown,
  scope: Scope,
  context: QueryContext,
  path: Path,
): Path[] {
  context.budget.spend(1 + path.length);
  const inner = scope.nested(value, undefined, true);
  if (Array.isArray(value))
    return value.flatMap((item, index) => selectAnywhere(predicate, item, inner, context, [...path, index]));
  if (!isObject(value)) return [];
  const below = Object.entries(value).flatMap(([name, field]) =>
    selectAnywhere(predicate, field, inner, context, [...path, name]),
  );
  return predicate(inner, context) === true ? [path, ...below] : below;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((current, step) => {
    if (Array.isArray(current)) return typeof step === "number" ? current[step] : undefined;
    return isObject(current) && Object.hasOwn(current, step) ? current[step] : undefined;
  }, value);
}
