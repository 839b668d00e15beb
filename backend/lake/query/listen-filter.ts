import { type Identity, mayRead } from "../access/identity.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { ListenFilter } from "../lake.ts";
import { contains, type Node } from "./ast.ts";
import { compile } from "./compile.ts";
import { queryError } from "./errors.ts";
import { type Run, Scope } from "./evaluate.ts";
import { overlaid, type View } from "./perspective.ts";

interface Surroundings {
  readonly identity: Identity;
  /** The real documents that the listener may read, as they are when it is called. */
  readonly view: () => View;
  readonly run: (view: View) => Run;
}

/** Decides for each changed document whether the query's `*[…]` selected it before and selects it now. */
export function createListenFilter(tree: Node, { identity, view, run }: Surroundings): ListenFilter {
  const filters = filtersOf(tree);
  const predicates = filters?.map(compile);
  if (identity.role === "anonymous" && filters?.some((filter) => contains(filter, searchesTheDataset))) {
    throw queryError(
      "Without signing in one cannot listen with a filter that looks for other documents: every change would wait for it. Take * and releases::all() out of the filter, or sign in.",
    );
  }
  const looksAround = filters?.some((filter) => contains(filter, readsOtherDocuments)) ?? false;

  /** What is no selection of documents (a count, several lists in an object) may depend on any of them. */
  function selects(document: StoredDocument | null, one: Run): boolean {
    if (!document) return false;
    const scope = new Scope(document, undefined, new Scope(null, undefined, null));
    return predicates?.every((predicate) => predicate(scope, one) === true) ?? true;
  }

  return ({ changes }) => {
    const readable = [...changes.entries()].filter(([, { id }]) => mayRead(identity, id));
    if (readable.length === 0) return [];
    const current = view();
    const state = (side: "before" | "after"): Run =>
      run(
        looksAround
          ? overlaid(current, new Map(readable.map(([, change]) => [change.id, change[side]])))
          : current,
      );
    const [before, after] = [state("before"), state("after")];
    return readable.map(([changeIndex, change]) => ({
      changeIndex,
      matchesBefore: selects(change.before, before),
      matchesAfter: selects(change.after, after),
    }));
  };
}

/** The filters of the `*[…]` whose elements the query is about; undefined when it is not about one. */
function filtersOf(node: Node): Node[] | undefined {
  if (node.type === "Everything") return [];
  if (node.type === "Filter") {
    const outer = filtersOf(node.base);
    return outer && [...outer, node.expr];
  }
  return "base" in node && node.base && SELECTS_FROM_BASE.has(node.type) ? filtersOf(node.base) : undefined;
}

const SELECTS_FROM_BASE = new Set(
  "AccessAttribute AccessElement ArrayCoerce Deref FlatMap Group Map PipeFuncCall Projection Slice".split(
    " ",
  ),
);

function readsOtherDocuments(node: Node): boolean {
  return node.type === "Deref" || searchesTheDataset(node);
}

function searchesTheDataset(node: Node): boolean {
  return node.type === "Everything" || (node.type === "FuncCall" && node.namespace === "releases");
}
