import { type Node, ungrouped } from "./ast.ts";
import { matchScore } from "./match.ts";
import type { Evaluate, Run, Scope } from "./run.ts";
import { isTextQuery, searchScore } from "./search.ts";

type Compile = (node: Node) => Evaluate;
type Score = (scope: Scope, run: Run) => number;

/** How much an argument of `score()` adds for a document. */
export function scoreOf(grouped: Node, compile: Compile): Score {
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
  const score = scoreOf(inner, compile);
  const by = compile(weight);
  return (scope, run) => {
    const value = score(scope, run);
    const added = by(scope, run);
    return typeof added === "number" && value > 0 ? value + added : 0;
  };
}
