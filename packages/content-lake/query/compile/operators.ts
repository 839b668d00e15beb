import type { Node } from "../ast.ts";
import type { Budget } from "../budget.ts";
import { computed, type Evaluate } from "../evaluate.ts";
import { matches, matchesPath } from "../search/match.ts";
import { evaluateWithGroqJs, isPath, compare, isEqual } from "../values.ts";
import { isTextQuery, compileTextSearchMatch } from "./search.ts";

type Compile = (node: Node) => Evaluate;
type Operator = (left: unknown, right: unknown, budget: Budget) => unknown;

/** Compiles a binary operator. Those without a function here are evaluated by groq-js. */
export function compileOperator(node: { op: string; left: Node; right: Node }, compile: Compile): Evaluate {
  if (node.op === "match" && isTextQuery(node.right)) return compileTextSearchMatch(node, compile);
  return compileLengthTest(node, compile) ?? compileBinary(node, compile);
}

function compileBinary(node: { op: string; left: Node; right: Node }, compile: Compile): Evaluate {
  const left = compile(node.left);
  const right = compile(node.right);
  const applyOperator = OPERATORS[node.op] ?? groqJsOperator(node.op);
  return computed((scope, context) => {
    const a = left(scope, context);
    const b = right(scope, context);
    spendLongText(a, context.budget);
    const value = applyOperator(a, b, context.budget);
    if (typeof value === "string") context.budget.spendComputedText(value.length);
    else if (Array.isArray(value)) context.budget.spend(value.length);
    return value;
  });
}

/** The result of such a test for a text that is longer than the number. */
const IF_LONGER: Readonly<Record<string, boolean>> = { "<": false, "<=": false, ">": true, ">=": true };

/**
 * Compiles a test such as `length(x) <= 600`, or `length(lower(x)) > 10`. It reads nothing of a text that is far longer: no character has
 * more than two UTF-16 units, and `lower` removes none. A list may test one text for each of thousands of references to it.
 */
function compileLengthTest(
  node: { op: string; left: Node; right: Node },
  compile: Compile,
): Evaluate | undefined {
  const ifLonger = IF_LONGER[node.op];
  const measured = argumentOf("length", node.left);
  const limit = node.right.type === "Value" ? node.right.value : undefined;
  if (ifLonger === undefined || measured === undefined || typeof limit !== "number") return undefined;
  const text = compile(argumentOf("lower", measured) ?? measured);
  const test = compileBinary(node, compile);
  return computed((scope, context) => {
    const value = text(scope, context);
    return typeof value === "string" && value.length > 2 * limit + 1 ? ifLonger : test(scope, context);
  });
}

/** The argument of a call of this function; undefined for any other expression. */
function argumentOf(name: string, node: Node): Node | undefined {
  const isCall = node.type === "FuncCall" && node.namespace === "global" && node.name === name;
  return isCall && node.args.length === 1 ? node.args[0] : undefined;
}

/** Counts a long string, because comparing two long strings takes as long as reading one. */
function spendLongText(value: unknown, budget: Budget): void {
  if (typeof value === "string" && value.length > 64) budget.spendText(value.length);
}

const OPERATORS: Record<string, Operator> = {
  "==": isEqual,
  "!=": (left, right) => !isEqual(left, right),
  "<": (left, right) => testOrder(left, right, (difference) => difference < 0),
  "<=": (left, right) => testOrder(left, right, (difference) => difference <= 0),
  ">": (left, right) => testOrder(left, right, (difference) => difference > 0),
  ">=": (left, right) => testOrder(left, right, (difference) => difference >= 0),
  in: isIn,
  match: (left, right, budget) => matches(left, right, (count) => budget.scan(count)),
  "+": (left, right, budget) =>
    typeof left === "string" && typeof right === "string" ? left + right : add(left, right, budget),
};

const add = groqJsOperator("+");

function groqJsOperator(op: string): Operator {
  return (left, right) =>
    evaluateWithGroqJs({
      type: "OpCall",
      op,
      left: { type: "Value", value: left },
      right: { type: "Value", value: right },
    });
}

function testOrder(left: unknown, right: unknown, test: (difference: number) => boolean): boolean | null {
  const difference = compare(left, right);
  return difference === null ? null : test(difference);
}

function isIn(left: unknown, right: unknown, budget: Budget): boolean | null {
  if (Array.isArray(right)) {
    budget.scanText(typeof left === "string" ? left.length : 0, right.length);
    return right.some((item: unknown) => isEqual(left, item ?? null));
  }
  if (!isPath(right)) return null;
  const id = isPath(left) ? left.toJSON() : left;
  return typeof id === "string" ? matchesPath(id, right.toJSON(), (count) => budget.scan(count)) : null;
}

export function compileInRange(
  node: { base: Node; left: Node; right: Node; isInclusive: boolean },
  compile: Compile,
): Evaluate {
  const [base, left, right] = [compile(node.base), compile(node.left), compile(node.right)];
  return computed((scope, context) => {
    const value = base(scope, context);
    spendLongText(value, context.budget);
    const fromLeft = compare(value, left(scope, context));
    const fromRight = compare(value, right(scope, context));
    if (fromLeft === null || fromRight === null) return null;
    return fromLeft >= 0 && (node.isInclusive ? fromRight <= 0 : fromRight < 0);
  });
}

export function and(left: Evaluate, right: Evaluate): Evaluate {
  return computed((scope, context) => {
    const a = left(scope, context);
    if (a === false) return false;
    const b = right(scope, context);
    if (b === false) return false;
    return a === true && b === true ? true : null;
  });
}

export function or(left: Evaluate, right: Evaluate): Evaluate {
  return computed((scope, context) => {
    const a = left(scope, context);
    if (a === true) return true;
    const b = right(scope, context);
    if (b === true) return true;
    return a === false && b === false ? false : null;
  });
}

export function not(base: Evaluate): Evaluate {
  return computed((scope, context) => {
    const value = base(scope, context);
    return typeof value === "boolean" ? !value : null;
  });
}

export function sign(base: Evaluate, factor: 1 | -1): Evaluate {
  return computed((scope, context) => {
    const value = base(scope, context);
    return typeof value === "number" ? value * factor : null;
  });
}
