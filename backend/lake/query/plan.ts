import type { StoredDocument } from "../documents/document.ts";
import { publishedIdOf } from "../documents/ids.ts";
import { type Node, ungrouped } from "./ast.ts";
import type { Evaluate, Run, Scope } from "./evaluate.ts";

type Compile = (node: Node) => Evaluate;
type Note = (scope: Scope, run: Run) => void;
type List = (scope: Scope, run: Run) => readonly StoredDocument[];

/** How `*[…]` can do without looking at every document. Both are supersets: the predicate still decides. */
export interface Plan {
  /** Writes down whose change can change the selection. */
  readonly note: Note;
  /** The documents that can be selected, by `_id`. */
  readonly list: List;
}

/** Smaller is narrower. */
interface Ranked<T> {
  readonly rank: number;
  readonly use: T;
}
interface Access {
  readonly note: Ranked<Note>;
  readonly list: Ranked<List>;
}

export function planOf(predicate: Node, compile: Compile): Plan {
  const { note, list } = accessOf(predicate, compile);
  return { note: note.use, list: list.use };
}

const EVERYTHING: Access = {
  note: { rank: 9, use: (_, run) => void (run.reads.everything = true) },
  list: { rank: 9, use: (_, run) => run.view.documents },
};

function accessOf(grouped: Node, compile: Compile): Access {
  const node = ungrouped(grouped);
  if (node.type === "And") return narrower(accessOf(node.left, compile), accessOf(node.right, compile));
  if (node.type === "Or") return either(accessOf(node.left, compile), accessOf(node.right, compile));
  if (node.type !== "OpCall") return EVERYTHING;
  const access = node.op === "==" || node.op === "in" ? equality(node.left, node.right, compile) : undefined;
  return access ?? (node.op === "==" ? equality(node.right, node.left, compile) : undefined) ?? EVERYTHING;
}

/** `field == value` and `field in values`; the values are those that the field may have. */
function equality(field: Node, value: Node, compile: Compile): Access | undefined {
  if (!isFixed(value)) return undefined;
  const evaluate = compile(value);
  const values: Values = (scope, run) => [evaluate(scope.nested(null, undefined), run)].flat();
  const name = ungrouped(field);
  if (name.type !== "AccessAttribute") return undefined;
  if (name.name === "_type" && !name.base) return byType(values);
  if (name.name === "_id" && !name.base) return byId(values);
  const slug = name.name === "current" && name.base ? ungrouped(name.base) : undefined;
  return slug?.type === "AccessAttribute" && !slug.base ? bySlug(slug.name, values) : undefined;
}

type Values = (scope: Scope, run: Run) => unknown[];

function byId(values: Values): Access {
  const ids = (scope: Scope, run: Run): string[] => strings(values(scope, run));
  return {
    note: {
      rank: 0,
      use: (scope, run) => ids(scope, run).forEach((id) => run.reads.ids.add(publishedIdOf(id))),
    },
    list: {
      rank: 0,
      use: (scope, run) =>
        ids(scope, run)
          .toSorted()
          .flatMap((id) => run.view.get(id) ?? []),
    },
  };
}

function byType(values: Values): Access {
  const types = (scope: Scope, run: Run): string[] => strings(values(scope, run));
  return {
    note: { rank: 3, use: (scope, run) => types(scope, run).forEach((type) => run.reads.types.add(type)) },
    list: { rank: 3, use: (scope, run) => merged(types(scope, run).map((type) => run.view.ofType(type))) },
  };
}

function bySlug(name: string, values: Values): Access {
  const note: Note = (scope, run) => {
    for (const value of values(scope, run)) {
      if (typeof value === "string") run.reads.slug(name, value);
      // `== null` selects the documents that have no slug.
      else run.reads.everything = true;
    }
  };
  return { note: { rank: 1, use: note }, list: EVERYTHING.list };
}

function strings(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === "string"))];
}

function narrower(a: Access, b: Access): Access {
  return {
    note: a.note.rank <= b.note.rank ? a.note : b.note,
    list: a.list.rank <= b.list.rank ? a.list : b.list,
  };
}

function either(a: Access, b: Access): Access {
  const note: Note = (scope, run) => {
    a.note.use(scope, run);
    b.note.use(scope, run);
  };
  const list: List = (scope, run) => merged([a.list.use(scope, run), b.list.use(scope, run)]);
  return {
    note: { rank: Math.max(a.note.rank, b.note.rank), use: note },
    list:
      a.list.rank === 9 || b.list.rank === 9
        ? EVERYTHING.list
        : { rank: Math.max(a.list.rank, b.list.rank), use: list },
  };
}

function merged(lists: readonly (readonly StoredDocument[])[]): readonly StoredDocument[] {
  const [first = [], ...others] = lists.filter((list) => list.length > 0);
  if (others.length === 0) return first;
  return [...new Set([...first, ...others.flat()])].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

/** Whether an expression inside `*[…]` has the same value for every document: it reads only constants, parameters and `^`. */
function isFixed(grouped: Node): boolean {
  const node = ungrouped(grouped);
  if (node.type === "Value" || node.type === "Parameter" || node.type === "Parent") return true;
  if (node.type === "AccessAttribute") return node.base !== undefined && isFixed(node.base);
  if (node.type === "AccessElement" || node.type === "ArrayCoerce") return isFixed(node.base);
  if (node.type === "Map") return isFixed(node.base) && isFieldOfThis(node.expr);
  if (node.type === "Array") return node.elements.every(({ value }) => isFixed(value));
  return node.type === "OpCall" && node.op === "+" && isFixed(node.left) && isFixed(node.right);
}

function isFieldOfThis(node: Node): boolean {
  return (
    node.type === "This" ||
    (node.type === "AccessAttribute" && node.base !== undefined && isFieldOfThis(node.base))
  );
}
