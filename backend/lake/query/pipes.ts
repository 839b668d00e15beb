import { type Node, type PipeNode, ungrouped } from "./ast.ts";
import { unsupported } from "./errors.ts";
import { type Evaluate, type Run, type Scope, untraced } from "./evaluate.ts";
import { matchScore } from "./match.ts";
import { type Origin, fieldOrigin, itemOrigin } from "./origin.ts";
import { isTextQuery, searchScore } from "./search.ts";
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

type Score = (scope: Scope, run: Run) => number;

/** How much an argument of `score()` adds for a document. */
function scoreOf(grouped: Node, compile: Compile): Score {
  const node = ungrouped(grouped);
  if (node.type === "OpCall" && node.op === "match") {
    if (isTextQuery(node.right)) return searchScore(node, compile);
    const [text, pattern] = [compile(node.left), compile(node.right)];
    return (scope, run) =>
      matchScore(text(scope, run), pattern(scope, run), (count) => run.budget.scan(count));
  }
  if (node.type === "FuncCall" && node.name === "boost") return boost(node.args, compile);
  if (node.type === "Or" || node.type === "And") {
    const [left, right] = [scoreOf(node.left, compile), scoreOf(node.right, compile)];
    if (node.type === "Or") return (scope, run) => left(scope, run) + right(scope, run);
    return (scope, run) => {
      const [a, b] = [left(scope, run), right(scope, run)];
      return a === 0 || b === 0 ? 0 : a + b;
    };
  }
  const condition = compile(node);
  return (scope, run) => (condition(scope, run) === true ? 1 : 0);
}

function boost([inner, weight]: readonly Node[], compile: Compile): Score {
  if (!inner || !weight) return () => 0;
  const innerScore = scoreOf(inner, compile);
  const by = compile(weight);
  return (scope, run) => {
    const value = innerScore(scope, run);
    const added = by(scope, run);
    return typeof added === "number" && value > 0 ? value + added : 0;
  };
}

/** Beyond that, putting elements in their place costs more than sorting all of them when they come in the worst order. */
const FEW = 100;

/** The first `limit` elements in order. For a few of many, looking through once is cheaper than sorting them all. */
export function firstOf<T>(elements: readonly T[], compare: (a: T, b: T) => number, limit: number): T[] {
  if (limit > FEW || limit > elements.length / 8) return elements.toSorted(compare).slice(0, limit);
  const best: T[] = [];
  for (const element of elements) {
    const last = best.at(-1);
    if (last !== undefined && best.length === limit && compare(element, last) >= 0) continue;
    let at = best.length;
    for (let above = best[at - 1]; above !== undefined && compare(element, above) < 0; above = best[at - 1])
      at--;
    best.splice(at, 0, element);
    if (best.length > limit) best.pop();
  }
  return best;
}
