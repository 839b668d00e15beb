import type { StoredDocument } from "../../documents/document.ts";
import { publishedIdOf } from "../../documents/ids.ts";
import { type Node, unwrapGroup } from "../ast.ts";
import type { Evaluate, QueryContext, Scope } from "../evaluate.ts";
import type { FieldPath } from "../indexes/field-indexes.ts";
import { endsInReference, fieldPathOf, isDocumentIndependent } from "./filter-operands.ts";

type Compile = (node: Node) => Evaluate;
type RecordDependencies = (scope: Scope, context: QueryContext) => void;
type FindCandidates = (scope: Scope, context: QueryContext) => Candidates;

/** Documents that may match. */
interface Candidates {
  readonly count: number;
  /** Sorted by `_id`. */
  readonly list: () => readonly StoredDocument[];
}

/**
 * How `*[…]` avoids a full scan. Dependencies and candidates may include too much: the predicate runs on every candidate, unless
 * `isExact`.
 */
export interface Plan {
  /** Records the documents whose changes can affect the selection. */
  readonly recordDependencies: RecordDependencies;
  readonly findCandidates: FindCandidates;
  /** The type of all matching documents. Undefined if the predicate allows several types. */
  readonly typeOf: (scope: Scope, context: QueryContext) => string | undefined;
  /** Whether all candidates match, so that they do not have to be tested. */
  readonly isExact: (context: QueryContext) => boolean;
}

/** How one condition limits the candidates. */
interface AccessPath {
  /** The lower the rank, the fewer documents the result depends on. */
  readonly dependencies: { readonly rank: number; readonly record: RecordDependencies };
  /** Undefined if the condition does not limit the candidates. */
  readonly find: FindCandidates | undefined;
  readonly typeOf?: Plan["typeOf"];
  readonly isExact?: Plan["isExact"];
}

/** Plans the filter of `*[…]`: finds conditions on ids, types, fields and references that limit the candidates. */
export function planFilter(predicate: Node, compile: Compile): Plan {
  const {
    dependencies,
    find = allDocuments,
    typeOf = () => undefined,
    isExact = () => false,
  } = accessPathOf(predicate, compile);
  return { recordDependencies: dependencies.record, findCandidates: find, typeOf, isExact };
}

const allDocuments: FindCandidates = (_, { view }) => candidatesOf(view.documents);
const candidatesOf = (documents: readonly StoredDocument[]): Candidates => ({
  count: documents.length,
  list: () => documents,
});

const EVERYTHING: AccessPath["dependencies"] = {
  rank: 9,
  record: (_, { dependencies }) => void (dependencies.everything = true),
};
const NO_LIMIT: AccessPath = { dependencies: EVERYTHING, find: undefined };

function accessPathOf(grouped: Node, compile: Compile): AccessPath {
  const node = unwrapGroup(grouped);
  if (node.type === "And")
    return intersection(accessPathOf(node.left, compile), accessPathOf(node.right, compile));
  if (node.type === "Or") return union(accessPathOf(node.left, compile), accessPathOf(node.right, compile));
  if (node.type === "FuncCall" && node.namespace === "global" && node.name === "references")
    return byReferences(node.args, compile);
  if (node.type !== "OpCall" || (node.op !== "==" && node.op !== "in")) return NO_LIMIT;
  const { op, left, right } = node;
  return (
    equalityAccessPath(left, right, compile, { op }) ??
    // `"a" == field`, and `$id in field[]._ref`.
    equalityAccessPath(right, left, compile, { op, isReversed: true }) ??
    NO_LIMIT
  );
}

/** The access path for `field == value` or `field in values`; undefined if there is none or the value differs by document. */
function equalityAccessPath(
  field: Node,
  value: Node,
  compile: Compile,
  { op, isReversed = false }: { op: string; isReversed?: boolean },
): AccessPath | undefined {
  if (!isDocumentIndependent(value)) return undefined;
  const values = valuesOf([value], compile);
  if (endsInReference(field)) return { dependencies: EVERYTHING, find: referrersOrAll(values) };
  const path = op === "in" && isReversed ? undefined : fieldPathOf(field);
  if (path === undefined) return undefined;
  const [name = "", ...rest] = path;
  if (rest.length === 0 && name === "_type")
    return { ...byType(values), ...(op === "==" ? { isExact: isOneString(value) } : {}) };
  if (rest.length === 0 && name === "_id") return byId(values);
  if (name === "_originalId") return undefined;
  return byField(path, values);
}

/** Candidates are exact only if the value is one string: an array is equal to nothing, although its items have candidates. */
function isOneString(grouped: Node): Plan["isExact"] {
  const node = unwrapGroup(grouped);
  if (node.type === "Value") return () => typeof node.value === "string";
  return ({ params }) => node.type === "Parameter" && typeof params[node.name] === "string";
}

type Values = (scope: Scope, context: QueryContext) => readonly unknown[];

/** Each is looked up in an index, which is not counted. */
const STEPS_PER_VALUE = 10;

/** Evaluates expressions that do not depend on the document. The items of arrays are included. */
function valuesOf(nodes: readonly Node[], compile: Compile): Values {
  const evaluates = nodes.map(compile);
  return (scope, context) => {
    const values = evaluates.flatMap((evaluate) => evaluate(scope.nested(null, undefined), context));
    context.budget.spend(STEPS_PER_VALUE * values.length);
    context.budget.spendKeys(values);
    return values;
  };
}

function byId(values: Values): AccessPath {
  return {
    dependencies: {
      rank: 0,
      record: (scope, context) => {
        for (const id of distinctStrings(values(scope, context)))
          context.dependencies.ids.add(publishedIdOf(id));
      },
    },
    find: (scope, context) => {
      const ids = distinctStrings(values(scope, context));
      return {
        count: ids.length,
        list: () => ids.toSorted().flatMap((id) => context.view.get(id) ?? []),
      };
    },
  };
}

function byType(values: Values): AccessPath {
  return {
    dependencies: {
      rank: 3,
      record: (scope, context) => {
        for (const type of distinctStrings(values(scope, context))) context.dependencies.types.add(type);
      },
    },
    find: (scope, context) =>
      mergeCandidates(
        distinctStrings(values(scope, context)).map((type) => candidatesOf(context.view.ofType(type))),
        context,
      ),
    typeOf: (scope, context) => {
      const [type, ...others] = distinctStrings(values(scope, context));
      return others.length === 0 ? type : undefined;
    },
  };
}

function byField(path: FieldPath, values: Values): AccessPath {
  return {
    dependencies: path.length === 2 && path[1] === "current" ? bySlug(path[0] ?? "", values) : EVERYTHING,
    find: (scope, context) =>
      storedCandidates(context.view.findByField(path, values(scope, context)), context),
  };
}

function bySlug(name: string, values: Values): AccessPath["dependencies"] {
  return {
    rank: 1,
    record: (scope, context) => {
      for (const value of values(scope, context)) {
        if (typeof value === "string") context.dependencies.addSlug(name, value);
        // `== null` also selects documents without a slug.
        else context.dependencies.everything = true;
      }
    },
  };
}

function byReferences(args: readonly Node[], compile: Compile): AccessPath {
  return args.every(isDocumentIndependent)
    ? {
        dependencies: EVERYTHING,
        find: referrersOf(valuesOf(args, compile)),
        isExact: ({ view }) => view.hasExactReferrers,
      }
    : NO_LIMIT;
}

function referrersOf(values: Values): FindCandidates {
  return (scope, context) => {
    const ids = distinctStrings(values(scope, context));
    return candidatesOf(context.view.referrers(ids) ?? context.view.documents);
  };
}

/** The referrers of the values, or all documents if a value is null, which also matches documents without the field. */
function referrersOrAll(values: Values): FindCandidates {
  const referrers = referrersOf(values);
  return (scope, context) =>
    values(scope, context).some((id) => id === null || id === undefined)
      ? candidatesOf(context.view.documents)
      : referrers(scope, context);
}

/** Candidates by their ids in the store; all documents without ids. */
function storedCandidates(ids: ReadonlySet<string> | undefined, { view, budget }: QueryContext): Candidates {
  if (ids === undefined) return candidatesOf(view.documents);
  budget.scan(ids.size);
  return { count: ids.size, list: () => view.ofStoredIds(ids) };
}

/** If one condition has at most this number of candidates, those of the other conditions are not looked up. */
const FEW_CANDIDATES = 8;

function intersection(a: AccessPath, b: AccessPath): AccessPath {
  const typeOf: Plan["typeOf"] = (scope, context) => a.typeOf?.(scope, context) ?? b.typeOf?.(scope, context);
  const dependencies = a.dependencies.rank <= b.dependencies.rank ? a.dependencies : b.dependencies;
  const [first, second] = [a.find, b.find];
  if (first === undefined || second === undefined) return { dependencies, typeOf, find: first ?? second };
  return {
    dependencies,
    typeOf,
    find: (scope, context) => {
      const left = first(scope, context);
      if (left.count <= FEW_CANDIDATES) return left;
      const right = second(scope, context);
      return left.count <= right.count ? left : right;
    },
  };
}

function union(a: AccessPath, b: AccessPath): AccessPath {
  const [left, right] = [a.find, b.find];
  return {
    dependencies: {
      rank: Math.max(a.dependencies.rank, b.dependencies.rank),
      record: (scope, context) => {
        a.dependencies.record(scope, context);
        b.dependencies.record(scope, context);
      },
    },
    find:
      left &&
      right &&
      ((scope, context) => mergeCandidates([left(scope, context), right(scope, context)], context)),
  };
}

function mergeCandidates(parts: readonly Candidates[], { view, budget }: QueryContext): Candidates {
  const [first, ...others] = parts.filter(({ count }) => count > 0);
  if (first === undefined) return candidatesOf([]);
  if (others.length === 0) return first;
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  // Above a quarter of all documents, testing all of them is cheaper than sorting the candidates.
  if (count > view.documents.length / 4) return candidatesOf(view.documents);
  return {
    count,
    list: () => {
      budget.spend(count);
      return [...new Set(parts.flatMap((part) => part.list()))].toSorted((x, y) => (x._id < y._id ? -1 : 1));
    },
  };
}

function distinctStrings(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === "string"))];
}
