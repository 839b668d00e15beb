import { type Node, ungrouped } from "./ast.ts";
import { arrayOf, objectOf, selectOf } from "./constructors.ts";
import { unsupported } from "./errors.ts";
import { computed, type Evaluate } from "./evaluate.ts";
import { callOf } from "./functions.ts";
import { and, comparison, inRange, not, or, sign } from "./operators.ts";
import { pipeOf } from "./pipes.ts";
import { planOf } from "./plan.ts";
import {
  attribute,
  dereference,
  element,
  everything,
  filter,
  flatMap,
  map,
  parent,
  planned,
  projection,
  slice,
  thisValue,
} from "./traversal.ts";

/** Turns a syntax tree into a function. It answers what groq-js answers; `*[…]` reads only the documents that can match. */
export function compile(node: Node): Evaluate {
  switch (node.type) {
    case "Everything":
      return everything;
    case "This":
      return thisValue;
    case "Parent":
      return parent(node.n);
    case "Value": {
      const value = node.value ?? null;
      return computed(() => value);
    }
    case "Parameter":
      return computed((_, run) => run.params[node.name] ?? null);
    case "AccessAttribute":
      return attribute(node.base ? compile(node.base) : thisValue, node.name);
    case "AccessElement":
      return element(compileUpTo(node.base, node.index < 0 ? undefined : node.index + 1), node.index);
    case "Slice":
      return slice(
        compileUpTo(node.base, node.left < 0 || node.right < 0 ? undefined : node.right + 1),
        node,
      );
    case "Filter":
      return compileFilter(node);
    case "Map":
      return map(compile(node.base), compile(node.expr));
    case "FlatMap":
      return flatMap(compile(node.base), compile(node.expr));
    case "Projection":
      return projection(compile(node.base), compile(node.expr));
    case "ArrayCoerce": {
      const base = compile(node.base);
      return (scope, run) => {
        const value = base(scope, run);
        return Array.isArray(value) ? value : null;
      };
    }
    case "Deref":
      return dereference(compile(node.base));
    case "Group":
      return compile(node.base);
    case "Object":
      return objectOf(node.attributes, compile);
    case "Array":
      return arrayOf(node.elements, compile);
    case "Select":
      return selectOf(node, compile);
    case "OpCall":
      return comparison(node, compile);
    case "And":
      return and(compile(node.left), compile(node.right));
    case "Or":
      return or(compile(node.left), compile(node.right));
    case "Not":
      return not(compile(node.base));
    case "Neg":
      return sign(compile(node.base), -1);
    case "Pos":
      return sign(compile(node.base), 1);
    case "InRange":
      return inRange(node, compile);
    case "FuncCall":
      return callOf(node, compile);
    case "PipeFuncCall":
      return pipeOf(node, compile);
    case "Asc":
    case "Desc":
      return computed(() => null);
    case "Tuple":
    case "Context":
    case "SelectorFuncCall":
    case "SelectorNested":
      throw unsupported(`${node.type} expressions`);
  }
}

/** `base`, of which only the first `limit` elements are wanted. */
function compileUpTo(base: Node, limit: number | undefined): Evaluate {
  if (base.type === "PipeFuncCall") return pipeOf(base, compile, limit);
  return base.type === "Filter" ? compileFilter(base, limit) : compile(base);
}

function compileFilter({ base, expr }: { base: Node; expr: Node }, limit?: number): Evaluate {
  if (base.type === "Filter" && ungrouped(innermost(base)).type === "Everything") {
    // *[a][b] selects what *[a && b] selects.
    return compileFilter({ base: base.base, expr: { type: "And", left: base.expr, right: expr } }, limit);
  }
  const predicate = compile(expr);
  const plan = ungrouped(base).type === "Everything" ? planOf(expr, compile) : undefined;
  return plan ? planned(plan, predicate, limit) : filter(compile(base), predicate, limit);
}

function innermost(node: Node): Node {
  return node.type === "Filter" ? innermost(node.base) : node;
}
