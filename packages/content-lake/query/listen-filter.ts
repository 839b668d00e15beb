import { type Identity, mayRead } from "../access/identity.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { Limits, ListenFilter } from "../lake.ts";
import { someNode, type Node } from "./ast.ts";
import { Budget } from "./budget.ts";
import { compilePerItem } from "./compile/compile.ts";
import { queryError } from "./errors.ts";
import { type QueryContext, Scope } from "./evaluate.ts";
import { viewWithChanges, type View } from "./perspective.ts";

interface ListenFilterOptions {
  readonly identity: Identity;
  /** The current documents, in the raw perspective, that the listener may read. */
  readonly view: () => View;
  /** Creates the context of one evaluation over a view. */
  readonly createContext: (view: View, budget: Budget) => QueryContext;
  /** The limits of one evaluation for a listener that is signed in. */
  readonly limits: Limits;
}

/**
 * Compiles the filters of a listener's query, `*[…]`. Throws LakeError 400 for an anonymous listener whose filter searches the
 * dataset.
 */
export function createListenFilter(
  tree: Node,
  { identity, view, createContext, limits }: ListenFilterOptions,
): ListenFilter {
  const filters = filterExpressionsOf(tree);
  const predicates = filters?.map(compilePerItem);
  if (identity.role === "anonymous" && filters?.some((filter) => someNode(filter, searchesDataset))) {
    throw queryError(
      "An anonymous listener cannot use a filter that searches for other documents, because every change would wait for it. Remove * and releases::all() from the filter, or sign in.",
    );
  }
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
    const readable = [...changes.entries()].filter(([, { id }]) => mayRead(identity, id));
    if (readable.length === 0) return [];
    const current = view();
    const budget = new Budget(identity.role === "anonymous" ? anonymousLimits(readable.length) : limits);
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
  };
}

/** The limits of an anonymous listener's filter. Strict, because up to a thousand such filters run during every commit. */
function anonymousLimits(changeCount: number): Limits {
  return { milliseconds: 50, steps: 5000 + 100 * changeCount, resultCharacters: 0 };
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
