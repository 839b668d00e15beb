import type { StoredDocument } from "../documents/document.ts";
import { publishedIdOf } from "../documents/ids.ts";
import { type Node, unwrapGroup } from "./ast.ts";
import type { Evaluate, QueryContext, Scope } from "./evaluate.ts";

type Compile = (node: Node) => Evaluate;
type RecordDependencies = (scope: Scope, context: QueryContext) => void;
type ListCandidates = (scope: Scope, context: QueryContext) => readonly StoredDocument[];

/** How `*[…]` avoids a full scan. Both results may include too much: the predicate still runs on every candidate. */
export interface Plan {
  /** Records which documents, if changed, can change the selection. */
  readonly recordDependencies: RecordDependencies;
  /** The documents that may match, sorted by `_id`. */
  readonly listCandidates: ListCandidates;
}

/** The lower the rank, the fewer documents are expected. */
interface Ranked<T> {
  readonly rank: number;
  readonly run: T;
}
interface AccessPath {
  readonly dependencies: Ranked<RecordDependencies>;
  readonly candidates: Ranked<ListCandidates>;
}

/** Plans the filter of `*[…]`: finds constraints on `_id`, `_type` and slugs that limit the candidates. */
export function planFilter(predicate: Node, compile: Compile): Plan {
  const { dependencies, candidates } = accessPathOf(predicate, compile);
  return { recordDependencies: dependencies.run, listCandidates: candidates.run };
}

const FULL_SCAN_RANK = 9;
const FULL_SCAN: AccessPath = {
  dependencies: { rank: FULL_SCAN_RANK, run: (_, context) => void (context.dependencies.everything = true) },
  candidates: { rank: FULL_SCAN_RANK, run: (_, context) => context.view.documents },
};

function accessPathOf(grouped: Node, compile: Compile): AccessPath {
  const node = unwrapGroup(grouped);
  if (node.type === "And")
    return narrowest(accessPathOf(node.left, compile), accessPathOf(node.right, compile));
  if (node.type === "Or") return union(accessPathOf(node.left, compile), accessPathOf(node.right, compile));
  if (node.type !== "OpCall") return FULL_SCAN;
  const access =
    node.op === "==" || node.op === "in" ? equalityAccessPath(node.left, node.right, compile) : undefined;
  return (
    access ?? (node.op === "==" ? equalityAccessPath(node.right, node.left, compile) : undefined) ?? FULL_SCAN
  );
}

/** The access path for `field == value` or `field in values`; undefined if the field has no index or the value is not constant. */
function equalityAccessPath(field: Node, value: Node, compile: Compile): AccessPath | undefined {
  if (!isDocumentIndependent(value)) return undefined;
  const evaluate = compile(value);
  const values: Values = (scope, context) => {
    const given = [evaluate(scope.nested(null, undefined), context)].flat();
    context.budget.spend(given.length);
    return given;
  };
  const name = unwrapGroup(field);
  if (name.type !== "AccessAttribute") return undefined;
  if (name.name === "_type" && !name.base) return byType(values);
  if (name.name === "_id" && !name.base) return byId(values);
  const slug = name.name === "current" && name.base ? unwrapGroup(name.base) : undefined;
  return slug?.type === "AccessAttribute" && !slug.base ? bySlug(slug.name, values) : undefined;
}

type Values = (scope: Scope, context: QueryContext) => unknown[];

function byId(values: Values): AccessPath {
  const ids = (scope: Scope, context: QueryContext): string[] => distinctStrings(values(scope, context));
  return {
    dependencies: {
      rank: 0,
      run: (scope, context) =>
        ids(scope, context).forEach((id) => context.dependencies.ids.add(publishedIdOf(id))),
    },
    candidates: {
      rank: 0,
      run: (scope, context) =>
        ids(scope, context)
          .toSorted()
          .flatMap((id) => context.view.get(id) ?? []),
    },
  };
}

function byType(values: Values): AccessPath {
  const types = (scope: Scope, context: QueryContext): string[] => distinctStrings(values(scope, context));
  return {
    dependencies: {
      rank: 3,
      run: (scope, context) => types(scope, context).forEach((type) => context.dependencies.types.add(type)),
    },
    candidates: {
      rank: 3,
      run: (scope, context) =>
        mergeSorted(
          types(scope, context).map((type) => context.view.ofType(type)),
          context,
        ),
    },
  };
}

function bySlug(name: string, values: Values): AccessPath {
  const note: RecordDependencies = (scope, context) => {
    for (const value of values(scope, context)) {
      if (typeof value === "string") context.dependencies.addSlug(name, value);
      // `== null` selects documents without a slug.
      else context.dependencies.everything = true;
    }
  };
  return { dependencies: { rank: 1, run: note }, candidates: FULL_SCAN.candidates };
}

function distinctStrings(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === "string"))];
}

function narrowest(a: AccessPath, b: AccessPath): AccessPath {
  return {
    dependencies: a.dependencies.rank <= b.dependencies.rank ? a.dependencies : b.dependencies,
    candidates: a.candidates.rank <= b.candidates.rank ? a.candidates : b.candidates,
  };
}

function union(a: AccessPath, b: AccessPath): AccessPath {
  const note: RecordDependencies = (scope, context) => {
    a.dependencies.run(scope, context);
    b.dependencies.run(scope, context);
  };
  const list: ListCandidates = (scope, context) =>
    mergeSorted([a.candidates.run(scope, context), b.candidates.run(scope, context)], context);
  return {
    dependencies: { rank: Math.max(a.dependencies.rank, b.dependencies.rank), run: note },
    candidates:
      a.candidates.rank === FULL_SCAN_RANK || b.candidates.rank === FULL_SCAN_RANK
        ? FULL_SCAN.candidates
        : { rank: Math.max(a.candidates.rank, b.candidates.rank), run: list },
  };
}

function mergeSorted(
  lists: readonly (readonly StoredDocument[])[],
  { budget }: QueryContext,
): readonly StoredDocument[] {
  const [first = [], ...others] = lists.filter((list) => list.length > 0);
  if (others.length === 0) return first;
  budget.spend(lists.reduce((sum, list) => sum + list.length, 0));
  return [...new Set([...first, ...others.flat()])].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

/** Whether an expression within `*[…]` has the same value for all documents: it uses only constants, parameters and `^`. */
function isDocumentIndependent(grouped: Node): boolean {
  const node = unwrapGroup(grouped);
  if (node.type === "Value" || node.type === "Parameter" || node.type === "Parent") return true;
  if (node.type === "AccessAttribute") return node.base !== undefined && isDocumentIndependent(node.base);
  if (node.type === "AccessElement" || node.type === "ArrayCoerce") return isDocumentIndependent(node.base);
  if (node.type === "Map") return isDocumentIndependent(node.base) && isFieldOfThis(node.expr);
  if (node.type === "Array") return node.elements.every(({ value }) => isDocumentIndependent(value));
  return (
    node.type === "OpCall" &&
    node.op === "+" &&
    isDocumentIndependent(node.left) &&
    isDocumentIndependent(node.right)
  );
}

function isFieldOfThis(node: Node): boolean {
  return (
    node.type === "This" ||
    (node.type === "AccessAttribute" && node.base !== undefined && isFieldOfThis(node.base))
  );
}
