import { type Identity, mayRead } from "../access/identity.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { JsonObject } from "../documents/json.ts";
import type { Change } from "../documents/transaction.ts";
import type { ListenFilter } from "../lake.ts";
import { someNode, type Node } from "./ast.ts";
import type { Budget, RunWithBudget } from "./budget.ts";
import { compilePerItem } from "./compile/compile.ts";
import { type QueryContext, Scope } from "./evaluate.ts";
import { viewWithChanges, type View } from "./perspective.ts";

/** The functions that the Studio's listeners call. They do little for each document. */
const QUICK_FUNCTIONS = new Set(
  "global.coalesce global.defined global.identity global.lower global.now global.path global.references global.upper string.startsWith".split(
    " ",
  ),
);
const MAX_QUICK_CHARACTERS = 4000;

/** Whether a filter is so simple that nothing needs to stop it, like those of the Studio. */
export function isQuick(tree: Node, text: string, params: JsonObject): boolean {
  return (
    text.length + JSON.stringify(params).length <= MAX_QUICK_CHARACTERS &&
    !someNode(
      tree,
      (node) => node.type === "FuncCall" && !QUICK_FUNCTIONS.has(`${node.namespace}.${node.name}`),
    )
  );
}

interface ListenFilterOptions {
  readonly identity: Identity;
  /** The current documents, in the raw perspective, that the listener may read. */
  readonly view: () => View;
  /** Creates the context of one evaluation over a view. */
  readonly createContext: (view: View, budget: Budget) => QueryContext;
  readonly runWithBudget: RunWithBudget;
}

/** Compiles the filters of a listener's query, `*[…]`. */
export function createListenFilter(
  tree: Node,
  { identity, view, createContext, runWithBudget }: ListenFilterOptions,
): ListenFilter {
  const filters = filterExpressionsOf(tree);
  const predicates = filters?.map(compilePerItem);
  const readsOthers = filters?.some((filter) => someNode(filter, readsOtherDocuments)) ?? false;

  /**
   * Whether the query selects a document. True for queries that do not select documents (such as a count): they may depend on any
   * document.
   */
  function isSelected(document: StoredDocument | null, context: QueryContext): boolean {
    if (!document) return false;
    const scope = new Scope(document, undefined, new Scope(null, undefined, null));
    return (
      predicates?.every(({ evaluate, steps }) => {
        context.budget.spend(steps);
        return evaluate(scope, context) === true;
      }) ?? true
    );
  }

  return ({ changes }) => {
    const readable = [...changes.entries()].filter(([, change]) => mayReadChange(identity, change));
    return readable.length === 0 ? [] : runWithBudget((budget) => matchAll(readable, budget));
  };

  function matchAll(readable: readonly [number, Change][], budget: Budget): ReturnType<ListenFilter> {
    const current = view();
    const contextOf = (side: "before" | "after"): QueryContext =>
      createContext(
        readsOthers
          ? viewWithChanges(current, new Map(readable.map(([, change]) => [change.id, change[side]])))
          : current,
        budget,
      );
    const [before, after] = [contextOf("before"), contextOf("after")];
    return readable.map(([changeIndex, change]) => ({
      changeIndex,
      matchesBefore: isSelected(change.before, before),
      matchesAfter: isSelected(change.after, after),
    }));
  }
}

function mayReadChange(identity: Identity, { id, before, after }: Change): boolean {
  return [before, after].every((document) => mayRead(identity, document ?? { _id: id, _type: "" }));
}

/** The filter expressions of the `*[…]` from which the query selects; undefined if it does not select from one. */
function filterExpressionsOf(node: Node): Node[] | undefined {
  if (node.type === "Everything") return [];
  if (node.type === "Filter") {
    const outer = filterExpressionsOf(node.base);
    return outer && [...outer, node.expr];
  }
  return "base" in node && node.base && SELECTS_FROM_BASE.has(node.type)
    ? filterExpressionsOf(node.base)
    : undefined;
}

const SELECTS_FROM_BASE = new Set(
  "AccessAttribute AccessElement ArrayCoerce Deref FlatMap Group Map PipeFuncCall Projection Slice".split(
    " ",
  ),
);

function readsOtherDocuments(node: Node): boolean {
  return node.type === "Deref" || searchesDataset(node);
}

function searchesDataset(node: Node): boolean {
  return node.type === "Everything" || (node.type === "FuncCall" && node.namespace === "releases");
}
