import type { Node, PipeNode } from "./ast.ts";
import { firstOf } from "./first-of.ts";
import { type Origin, fieldOrigin, itemOrigin } from "./origin.ts";
import { unsupported } from "./refusals.ts";
import { type Evaluate, type Run, type Scope, untraced } from "./run.ts";
import { scoreOf } from "./score.ts";
import { compareForOrder, isObject } from "./values.ts";

type Compile = (node: Node) => Evaluate;

/** `limit`: how many of the first elements are wanted. */
export function pipeOf(node: PipeNode, compile: Compile, limit = Infinity): Evaluate {
  const base = compile(node.base);
  if (node.name === "order") return order(base, node.args, compile, limit);
  if (node.name === "score")
    return score(
      base,
      node.args.map((arg) => scoreOf(arg, compile)),
    );
  throw unsupported(`The pipe function ${node.name}()`);
}

function order(base: Evaluate, args: readonly Node[], compile: Compile, limit: number): Evaluate {
  const keys = args.map((arg) => compile(arg.type === "Asc" || arg.type === "Desc" ? arg.base : arg));
  const directions = args.map(({ type }) => (type === "Desc" ? -1 : 1));
  const before = (a: Entry, b: Entry): number => {
    for (let index = 0; index < directions.length; index++) {
      const difference = compareForOrder(a.keys[index], b.keys[index]) * (directions[index] ?? 1);
      if (difference !== 0) return difference;
    }
    return a.index - b.index;
  };
  return (scope, run) => {
    const array: unknown = base(scope, run);
    if (!Array.isArray(array)) return none(run);
    const origin = run.origin;
    const entries = untraced(run, () =>
      array.map((item: unknown, index): Entry => {
        run.budget.spend(keys.length);
        const itemScope = scope.nested(item, undefined);
        return { item, index, keys: keys.map((key) => key(itemScope, run)) };
      }),
    );
    const spending = (a: Entry, b: Entry): number => {
      run.budget.spend(1);
      return before(a, b);
    };
    const sorted = firstOf(entries, spending, limit);
    if (run.tracing)
      run.origin = { kind: "items", items: sorted.map(({ item, index }) => itemOrigin(origin, index, item)) };
    return sorted.map(({ item }) => item);
  };
}

interface Entry {
  readonly item: unknown;
  readonly index: number;
  readonly keys: readonly unknown[];
}

/** As groq-js: what is no object cannot be scored and is left out. */
function score(base: Evaluate, scores: readonly ((scope: Scope, run: Run) => number)[]): Evaluate {
  return (scope, run) => {
    const array: unknown = base(scope, run);
    if (!Array.isArray(array)) return none(run);
    const origin = run.origin;
    const scored = array.flatMap((item: unknown, index) => {
      if (!isObject(item)) return [];
      run.budget.spend(scores.length);
      const itemScope = scope.nested(item, undefined);
      const before = typeof item._score === "number" ? item._score : 0;
      const sum = untraced(run, () => scores.reduce((total, one) => total + one(itemScope, run), before));
      return [
        {
          value: { ...item, _score: sum },
          sum,
          origin: run.tracing ? scoredOrigin(itemOrigin(origin, index, item), item) : undefined,
        },
      ];
    });
    scored.sort((a, b) => {
      run.budget.spend(1);
      return b.sum - a.sum;
    });
    if (run.tracing) run.origin = { kind: "items", items: scored.map((entry) => entry.origin) };
    return scored.map(({ value }) => value);
  };
}

/** The item's fields keep their origin; `_score` has none. */
function scoredOrigin(origin: Origin, item: Record<string, unknown>): Origin {
  const fields = new Map(Object.keys(item).map((name) => [name, fieldOrigin(origin, name)]));
  fields.delete("_score");
  return { kind: "fields", fields };
}

function none(run: Run): null {
  run.origin = undefined;
  return null;
}
