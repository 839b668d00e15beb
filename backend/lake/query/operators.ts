import type { Node } from "./ast.ts";
import type { Budget } from "./budget.ts";
import { computed, type Evaluate } from "./evaluate.ts";
import { matches, matchesPath } from "./match.ts";
import { isTextQuery, searchMatch } from "./search.ts";
import { byGroqJs, isPath, compare, isEqual } from "./values.ts";

type Compile = (node: Node) => Evaluate;
type Operator = (left: unknown, right: unknown, budget: Budget) => unknown;

export function comparison(node: { op: string; left: Node; right: Node }, compile: Compile): Evaluate {
  if (node.op === "match" && isTextQuery(node.right)) return searchMatch(node, compile);
  const left = compile(node.left);
  const right = compile(node.right);
  const operate = operators[node.op] ?? arithmetic(node.op);
  return computed((scope, run) => {
    const a = left(scope, run);
    const b = right(scope, run);
    const value = operate(a, b, run.budget);
    if (typeof value === "string" || Array.isArray(value)) run.budget.spend(value.length);
    return value;
  });
}

const operators: Record<string, Operator> = {
  "==": isEqual,
  "!=": (left, right) => !isEqual(left, right),
  "<": (left, right) => compared(left, right, (difference) => difference < 0),
  "<=": (left, right) => compared(left, right, (difference) => difference <= 0),
  ">": (left, right) => compared(left, right, (difference) => difference > 0),
  ">=": (left, right) => compared(left, right, (difference) => difference >= 0),
  in: isIn,
  match: (left, right, budget) => matches(left, right, (count) => budget.scan(count)),
  "+": (left, right, budget) =>
    typeof left === "string" && typeof right === "string" ? left + right : add(left, right, budget),
};

const add = arithmetic("+");

function arithmetic(op: string): Operator {
  return (left, right) =>
    byGroqJs({
      type: "OpCall",
      op,
      left: { type: "Value", value: left },
      right: { type: "Value", value: right },
    });
}

function compared(left: unknown, right: unknown, holds: (difference: number) => boolean): boolean | null {
  const difference = compare(left, right);
  return difference === null ? null : holds(difference);
}

function isIn(left: unknown, right: unknown, budget: Budget): boolean | null {
  if (Array.isArray(right)) {
    budget.scan(right.length);
    return right.some((item: unknown) => isEqual(left, item ?? null));
  }
  if (!isPath(right)) return null;
  if (isPath(left)) return matchesPath(left.toJSON(), right.toJSON());
  return typeof left === "string" ? matchesPath(left, right.toJSON()) : null;
}

export function inRange(
  node: { base: Node; left: Node; right: Node; isInclusive: boolean },
  compile: Compile,
): Evaluate {
  const [base, left, right] = [compile(node.base), compile(node.left), compile(node.right)];
  return computed((scope, run) => {
    const value = base(scope, run);
    const fromLeft = compare(value, left(scope, run));
    const fromRight = compare(value, right(scope, run));
    if (fromLeft === null || fromRight === null) return null;
    return fromLeft >= 0 && (node.isInclusive ? fromRight <= 0 : fromRight < 0);
  });
}

export function and(left: Evaluate, right: Evaluate): Evaluate {
  return computed((scope, run) => {
    const a = left(scope, run);
    if (a === false) return false;
    const b = right(scope, run);
    if (b === false) return false;
    return a === true && b === true ? true : null;
  });
}

export function or(left: Evaluate, right: Evaluate): Evaluate {
  return computed((scope, run) => {
    const a = left(scope, run);
    if (a === true) return true;
    const b = right(scope, run);
    if (b === true) return true;
    return a === false && b === false ? false : null;
  });
}

export function not(base: Evaluate): Evaluate {
  return computed((scope, run) => {
    const value = base(scope, run);
    return typeof value === "boolean" ? !value : null;
  });
}

export function sign(base: Evaluate, factor: 1 | -1): Evaluate {
  return computed((scope, run) => {
    const value = base(scope, run);
    return typeof value === "number" ? value * factor : null;
  });
}
