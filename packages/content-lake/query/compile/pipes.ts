import { copyWithFields } from "../../documents/lazy-document.ts";
import { type Node, type PipeNode, unwrapGroup } from "../ast.ts";
import { unsupported } from "../errors.ts";
import {
  type Evaluate,
  type QueryContext,
  type Scope,
  withoutOrigins,
  nullWithoutOrigin,
} from "../evaluate.ts";
import { matchScore } from "../search/match.ts";
import { type Origin, fieldOrigin, itemOrigin } from "../source-maps/origin.ts";
import { compareForOrder, isObject } from "../values.ts";
import { isTextQuery, compileTextSearchScore } from "./search.ts";

type Compile = (node: Node) => Evaluate;

/**
 * Compiles a pipe function, `| order(…)` or `| score(…)`. Only the first `limit` elements of the result are needed, and with
 * `omitsZeroScores` only elements with a score above 0.
 */
export function compilePipe(
  node: PipeNode,
  compile: Compile,
  {
    limit = Infinity,
    omitsZeroScores = false,
  }: { limit?: number | undefined; omitsZeroScores?: boolean } = {},
): Evaluate {
  const base = compile(node.base);
  if (node.name === "order") return compileOrder(base, node.args, compile, limit);
  if (node.name === "score")
    return compileScore(
      base,
      node.args.map((arg) => compileScoreExpression(arg, compile)),
      omitsZeroScores,
    );
  throw unsupported(`The pipe function ${node.name}()`);
}

/** The keys of `order(…)` and how they compare. */
export function compileOrderKeys(args: readonly Node[], compile: Compile): OrderKeys {
  const evaluates = args.map((arg) => compile(arg.type === "Asc" || arg.type === "Desc" ? arg.base : arg));
  const directions = args.map(({ type }) => (type === "Desc" ? -1 : 1));
  return {
    evaluate: (item, scope, context) => {
      context.budget.spend(evaluates.length);
      const itemScope = scope.nested(item, undefined);
      return evaluates.map((evaluate) => evaluate(itemScope, context));
    },
    compare: (a, b) => {
      for (let index = 0; index < directions.length; index++) {
        const difference = compareForOrder(a[index], b[index]) * (directions[index] ?? 1);
        if (difference !== 0) return difference;
      }
      return 0;
    },
  };
}

interface OrderKeys {
  readonly evaluate: (item: unknown, scope: Scope, context: QueryContext) => unknown[];
  readonly compare: (a: readonly unknown[], b: readonly unknown[]) => number;
}

function compileOrder(base: Evaluate, args: readonly Node[], compile: Compile, limit: number): Evaluate {
  const keys = compileOrderKeys(args, compile);
  return (scope, context) => {
    const array: unknown = base(scope, context);
    if (!Array.isArray(array)) return nullWithoutOrigin(context);
    const origin = context.origin;
    const entries = withoutOrigins(context, () =>
      array.map((item: unknown, index): Entry => ({
        item,
        index,
        keys: keys.evaluate(item, scope, context),
      })),
    );
    const countedCompare = (a: Entry, b: Entry): number => {
      context.budget.spend(1);
      return keys.compare(a.keys, b.keys) || a.index - b.index;
    };
    const sorted = firstSorted(entries, countedCompare, limit);
    if (context.tracksOrigins)
      context.origin = {
        kind: "items",
        items: sorted.map(({ item, index }) => itemOrigin(origin, index, item)),
      };
    return sorted.map(({ item }) => item);
  };
}

interface Entry {
  readonly item: unknown;
  readonly index: number;
  readonly keys: readonly unknown[];
}

/** Like groq-js, drops elements that are not objects. */
function compileScore(
  base: Evaluate,
  scores: readonly ((scope: Scope, context: QueryContext) => number)[],
  omitsZeroScores: boolean,
): Evaluate {
  return (scope, context) => {
    const array: unknown = base(scope, context);
    if (!Array.isArray(array)) return nullWithoutOrigin(context);
    const origin = context.origin;
    const scored = array.flatMap((item: unknown, index) => {
      if (!isObject(item)) return [];
      context.budget.spend(scores.length);
      const itemScope = scope.nested(item, undefined);
      const previousScore = typeof item._score === "number" ? item._score : 0;
      const sum = withoutOrigins(context, () =>
        scores.reduce((total, one) => total + one(itemScope, context), previousScore),
      );
      if (omitsZeroScores && sum <= 0) return [];
      context.budget.spend(Object.keys(item).length);
      return [
        {
          value: copyWithFields(item, { _score: sum }),
          sum,
          origin: context.tracksOrigins ? scoredOrigin(itemOrigin(origin, index, item), item) : undefined,
        },
      ];
    });
    scored.sort((a, b) => {
      context.budget.spend(1);
      return b.sum - a.sum;
    });
    if (context.tracksOrigins) context.origin = { kind: "items", items: scored.map((entry) => entry.origin) };
    return scored.map(({ value }) => value);
  };
}

/** The fields of a scored item keep their origin; `_score` has none. */
function scoredOrigin(origin: Origin, item: Record<string, unknown>): Origin {
  const fields = new Map(Object.keys(item).map((name) => [name, fieldOrigin(origin, name)]));
  fields.delete("_score");
  return { kind: "fields", fields };
}

type Score = (scope: Scope, context: QueryContext) => number;

/** Compiles an argument of `score()` into a function that returns its score for a document. */
function compileScoreExpression(grouped: Node, compile: Compile): Score {
  const node = unwrapGroup(grouped);
  if (node.type === "OpCall" && node.op === "match") {
    if (isTextQuery(node.right)) return compileTextSearchScore(node, compile);
    const [text, pattern] = [compile(node.left), compile(node.right)];
    return (scope, context) =>
      matchScore(text(scope, context), pattern(scope, context), (count) => context.budget.scan(count));
  }
  if (node.type === "FuncCall" && node.name === "boost") return compileBoost(node.args, compile);
  if (node.type === "Or" || node.type === "And") {
    const [left, right] = [
      compileScoreExpression(node.left, compile),
      compileScoreExpression(node.right, compile),
    ];
    if (node.type === "Or") return (scope, context) => left(scope, context) + right(scope, context);
    return (scope, context) => {
      const [a, b] = [left(scope, context), right(scope, context)];
      return a === 0 || b === 0 ? 0 : a + b;
    };
  }
  const condition = compile(node);
  return (scope, context) => (condition(scope, context) === true ? 1 : 0);
}

function compileBoost([inner, weight]: readonly Node[], compile: Compile): Score {
  if (!inner || !weight) return () => 0;
  const innerScore = compileScoreExpression(inner, compile);
  const weightOf = compile(weight);
  return (scope, context) => {
    const value = innerScore(scope, context);
    const added = weightOf(scope, context);
    return typeof added === "number" && value > 0 ? value + added : 0;
  };
}

/** Above this limit insertion can be slower than a full sort, if the elements arrive in the worst order. */
const MAX_INSERTION_LIMIT = 100;

/** The first `limit` elements of the sorted array. For a small limit one pass with insertion is faster than a full sort. */
export function firstSorted<T>(elements: readonly T[], compare: (a: T, b: T) => number, limit: number): T[] {
  if (limit > MAX_INSERTION_LIMIT || limit > elements.length / 8)
    return elements.toSorted(compare).slice(0, limit);
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
