import { childrenOf, countNodes, type FilterNode, type Node, type PipeNode, unwrapGroup } from "../ast.ts";
import { unsupported } from "../errors.ts";
import { computed, type Evaluate } from "../evaluate.ts";
import { compileArray, compileObject, compileSelect } from "./constructors.ts";
import { compileFunctionCall } from "./functions.ts";
import { and, compileOperator, compileInRange, not, or, sign } from "./operators.ts";
import { compileOrderKeys, compilePipe } from "./pipes.ts";
import { planFilter } from "./plan.ts";
import {
  attribute,
  dereference,
  element,
  allDocuments,
  filter,
  flatMap,
  map,
  parent,
  filterByPlan,
  filterInOrder,
  type PerItem,
  projection,
  slice,
  thisValue,
} from "./traversal.ts";

/**
 * Each node is compiled once, although several plans of a query use the same one: otherwise the work would double with each level of
 * nesting.
 */
const compiled = new WeakMap<Node, Evaluate>();

/**
 * Compiles an AST into a function with the same results as groq-js. Filters of all documents read only those that may match
 * (plan.ts).
 */
export function compile(node: Node): Evaluate {
  const known = compiled.get(node);
  if (known !== undefined) return known;
  const evaluate = compileNode(node);
  compiled.set(node, evaluate);
  return evaluate;
}

function compileNode(node: Node): Evaluate {
  switch (node.type) {
    case "Everything":
      return allDocuments;
    case "This":
      return thisValue;
    case "Parent":
      return parent(node.n);
    case "Value": {
      const value = node.value ?? null;
      return computed(() => value);
    }
    case "Parameter":
      return computed((_, context) => context.params[node.name] ?? null);
    case "AccessAttribute":
      return attribute(node.base ? compile(node.base) : thisValue, node.name);
    case "AccessElement":
      return element(compileWithLimit(node.base, node.index < 0 ? undefined : node.index + 1), node.index);
    case "Slice":
      return slice(
        compileWithLimit(node.base, node.left < 0 || node.right < 0 ? undefined : node.right + 1),
        node,
      );
    case "Filter":
      return compileFilter(node);
    case "Map":
      return map(compile(node.base), compilePerItem(node.expr));
    case "FlatMap":
      return flatMap(compile(node.base), compilePerItem(node.expr));
    case "Projection":
      return projection(compile(node.base), compile(node.expr));
    case "ArrayCoerce": {
      const base = compile(node.base);
      return (scope, context) => {
        const value = base(scope, context);
        return Array.isArray(value) ? value : null;
      };
    }
    case "Deref":
      return dereference(compile(node.base));
    case "Group":
      return compile(node.base);
    case "Object":
      return compileObject(node.attributes, compile);
    case "Array":
      return compileArray(node.elements, compile);
    case "Select":
      return compileSelect(node, compile);
    case "OpCall":
      return compileOperator(node, compile);
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
      return compileInRange(node, compile);
    case "FuncCall":
      return compileFunctionCall(node, compile);
    case "PipeFuncCall":
      return compilePipeCall(node);
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

/** Compiles an expression that runs for each item. Its cost depends on its number of nodes. */
export function compilePerItem(expr: Node): PerItem {
  return { evaluate: compile(expr), steps: 1 + Math.floor(countNodes(expr) / NODES_PER_STEP) };
}

const NODES_PER_STEP = 8;

/** Compiles an expression if only the first `limit` elements of its result are used. */
function compileWithLimit(base: Node, limit: number | undefined): Evaluate {
  if (base.type === "PipeFuncCall") return compilePipeCall(base, limit);
  return base.type === "Filter" ? compileFilter(base, limit) : compile(base);
}

function compileFilter(node: FilterNode, limit?: number): Evaluate {
  const expr = predicateOfDocuments(node);
  if (expr === undefined) return filter(compileFilterBase(node), compilePerItem(node.expr), limit);
  return filterByPlan(planFilter(expr, compile), compilePerItem(expr), limit);
}

/** Optimizes `… | score(…)[_score > 0]`, as in the Studio's search: only documents with a score are copied. */
function compileFilterBase({ base, expr }: FilterNode): Evaluate {
  const condition = unwrapGroup(expr);
  const isAboveZero =
    condition.type === "OpCall" &&
    condition.op === ">" &&
    condition.left.type === "AccessAttribute" &&
    condition.left.name === "_score" &&
    !condition.left.base &&
    condition.right.type === "Value" &&
    condition.right.value === 0;
  return base.type === "PipeFuncCall" && base.name === "score" && isAboveZero
    ? compilePipe(base, compile, { omitsZeroScores: true })
    : compile(base);
}

/** The condition of a filter of all documents; undefined for a filter of something else. */
function predicateOfDocuments({ base, expr }: FilterNode): Node | undefined {
  if (base.type === "Filter" && unwrapGroup(innermostBase(base)).type === "Everything") {
    // *[a][b] is planned like *[a && b].
    return predicateOfDocuments({
      type: "Filter",
      base: base.base,
      expr: { type: "And", left: base.expr, right: expr },
    });
  }
  return unwrapGroup(base).type === "Everything" ? expr : undefined;
}

/** Above this limit a cached sorted list is not worth it. */
const MAX_SORTED_LIMIT = 1000;

function compilePipeCall(node: PipeNode, limit = Infinity): Evaluate {
  const pipe = compilePipe(node, compile, { limit });
  const base = unwrapGroup(node.base);
  const expr = base.type === "Filter" ? predicateOfDocuments(base) : undefined;
  const isSortable = node.name === "order" && limit <= MAX_SORTED_LIMIT && node.args.every(isOfDocumentAlone);
  if (expr === undefined || !isSortable) return pipe;
  const id = JSON.stringify(node.args);
  const { evaluate, compare } = compileOrderKeys(node.args, compile);
  return filterInOrder(
    {
      plan: planFilter(expr, compile),
      predicate: compilePerItem(expr),
      orderOf: (scope, context) => ({
        id,
        keysOf: (document) => evaluate(document, scope, context),
        compareKeys: compare,
      }),
      limit,
    },
    pipe,
  );
}

/** Functions whose result depends only on their arguments. */
const PURE_FUNCTIONS = new Set(["coalesce", "dateTime", "defined", "length", "lower", "upper"]);

/** Whether the value of an expression depends only on the document: it uses no parameter, parent or other document. */
function isOfDocumentAlone(node: Node): boolean {
  if (node.type === "Value") return true;
  if (node.type === "AccessAttribute" && !node.base) return true;
  if (node.type === "FuncCall")
    return PURE_FUNCTIONS.has(node.name) && node.namespace !== "diff" && node.args.every(isOfDocumentAlone);
  return PURE_NODES.has(node.type) && childrenOf(node).every(isOfDocumentAlone);
}

const PURE_NODES = new Set<Node["type"]>([
  "AccessAttribute",
  "AccessElement",
  "Asc",
  "Desc",
  "Group",
  "Neg",
  "Not",
  "OpCall",
  "And",
  "Or",
  "Select",
]);

function innermostBase(node: Node): Node {
  return node.type === "Filter" ? innermostBase(node.base) : node;
}
