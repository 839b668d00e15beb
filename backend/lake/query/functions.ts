import { publishedIdOf } from "../documents/ids.ts";
import type { CallNode, Node } from "./ast.ts";
import { diffCall } from "./diff.ts";
import { unsupported } from "./errors.ts";
import { computed, type Evaluate, type Run } from "./evaluate.ts";
import { DOCUMENTS, itemOrigins } from "./origin.ts";
import { byGroqJs, dateTimeOf, isDateTime, isObject } from "./values.ts";

/** A function that needs more than its arguments' values: the scope, the run, or where its arguments come from. */
type Build = (args: readonly Evaluate[]) => Evaluate;

export function callOf({ namespace, name, args }: CallNode, compile: (node: Node) => Evaluate): Evaluate {
  const key = `${namespace}::${name}`;
  if (key === "diff::changedAny" || key === "diff::changedOnly")
    return diffCall(name === "changedAny" ? name : "changedOnly", args, compile);
  const evaluates = args.map(compile);
  const build = builds[key];
  if (build) return build(evaluates);
  if (!PURE.has(key)) throw unsupported(`The function ${namespace === "global" ? name : key}()`);
  return computed(pure(namespace, name, evaluates));
}

/** Left to groq-js: the result depends on the arguments' values only. */
const PURE = new Set(
  `global::dateTime global::length global::path global::round global::string string::split string::startsWith
   array::join pt::text math::min math::max math::sum math::avg`.split(/\s+/),
);

function pure(namespace: string, name: string, args: readonly Evaluate[]): Evaluate {
  return (scope, run) => {
    const values = args.map((arg) => arg(scope, run));
    for (const value of values) {
      if (Array.isArray(value)) run.budget.spend(value.length);
      else if (typeof value === "string") run.budget.scan(value.length);
    }
    const result = byGroqJs({
      type: "FuncCall",
      namespace,
      name,
      args: values.map((value) => ({ type: "Value", value })),
    });
    run.budget.spend(typeof result === "string" || Array.isArray(result) ? result.length : 1);
    return result;
  };
}

const builds: Record<string, Build> = {
  "global::coalesce": (args) => (scope, run) => {
    for (const arg of args) {
      const value = arg(scope, run);
      if (value !== null) return value;
    }
    return null;
  },
  "global::count": ([arg = nothing]) =>
    computed((scope, run) => {
      const array = arg(scope, run);
      return Array.isArray(array) ? array.length : null;
    }),
  "global::defined": ([arg = nothing]) => computed((scope, run) => arg(scope, run) !== null),
  "global::identity": () => computed((_, run) => run.identity),
  "global::now": () => computed((_, run) => run.now.toISOString()),
  "global::references": (args) => computed(referencesCall(args)),
  "global::lower": ([arg = nothing]) => cased(arg, (text) => text.toLowerCase()),
  "global::upper": ([arg = nothing]) => cased(arg, (text) => text.toUpperCase()),
  "string::lower": ([arg = nothing]) => cased(arg, (text) => text.toLowerCase()),
  "string::upper": ([arg = nothing]) => cased(arg, (text) => text.toUpperCase()),
  "array::compact": ([arg = nothing]) => picked(arg, (items) => items.map((item) => item !== null)),
  "array::intersects": ([left = nothing, right = nothing]) =>
    computed((scope, run) => intersects(left(scope, run), right(scope, run), run)),
  "array::unique": ([arg = nothing]) => picked(arg, firstOccurrences),
  "pt::text": ([arg = nothing]) => {
    const text = pure("pt", "text", [arg]);
    // The origin stays that of the argument: the text is edited there.
    return (scope, run) => text(scope, run);
  },
  "dateTime::now": () => computed((_, run) => dateTimeOf(run.now)),
  "releases::all": () => (_, run) => {
    run.reads.types.add("system.release");
    run.origin = DOCUMENTS;
    return run.view.ofType("system.release");
  },
  "sanity::projectId": () => computed((_, run) => run.projectId),
  "sanity::dataset": () => computed((_, run) => run.dataset),
  "sanity::versionOf": ([arg = nothing]) =>
    computed((scope, run) =>
      aboutId(arg(scope, run), scope.value, (base, id) => id === base || publishedIdOf(id) === base),
    ),
  "sanity::partOfRelease": ([arg = nothing]) =>
    computed((scope, run) =>
      aboutId(arg(scope, run), scope.value, (release, id) => {
        const [kind, name, rest] = id.split(".");
        return kind === "versions" && name === release && rest !== undefined;
      }),
    ),
};

const nothing: Evaluate = () => null;

function cased(arg: Evaluate, change: (text: string) => string): Evaluate {
  return (scope, run) => {
    const value = arg(scope, run);
    if (typeof value !== "string") return null;
    run.budget.scan(value.length);
    return change(value);
  };
}

function picked(arg: Evaluate, choose: (items: readonly unknown[]) => boolean[]): Evaluate {
  return (scope, run) => {
    const array: unknown = arg(scope, run);
    if (!Array.isArray(array)) return null;
    run.budget.spend(array.length);
    const keep = choose(array);
    if (run.tracing)
      run.origin = { kind: "items", items: itemOrigins(run.origin, array).filter((_, index) => keep[index]) };
    return array.filter((_, index) => keep[index]);
  };
}

function firstOccurrences(items: readonly unknown[]): boolean[] {
  const seen = new Set<unknown>();
  return items.map((item) => {
    const key = isDateTime(item) ? item.toString() : item;
    if (isObject(key) || Array.isArray(key)) return true;
    return seen.size < seen.add(key).size;
  });
}

/** Arrays and objects equal nothing, as with `==`. */
function intersects(left: unknown, right: unknown, run: Run): boolean | null {
  if (!Array.isArray(left) || !Array.isArray(right)) return null;
  run.budget.spend(left.length + right.length);
  const moments = new Set(right.filter(isDateTime).map(String));
  const values = new Set(right.map((item: unknown) => item ?? null).filter(isPlain));
  return left.some((item: unknown) =>
    isDateTime(item) ? moments.has(String(item)) : values.has(item ?? null),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function referencesCall(args: readonly Evaluate[]): Evaluate {
  return (scope, run) => {
    const ids = args.flatMap((arg) => arg(scope, run)).filter((id) => typeof id === "string");
    run.budget.scan(ids.length);
    return ids.length > 0 && refersToAny(scope.value, ids);
  };
}

function aboutId(
  argument: unknown,
  document: unknown,
  holds: (argument: string, id: string) => boolean,
): boolean | null {
  if (typeof argument !== "string" || !isObject(document) || typeof document._id !== "string") return null;
  return holds(argument, document._id);
}

const known = new WeakMap<object, readonly string[]>();

/** GROQ's `references()`. What an object refers to is found once and kept as long as the object lives. */
export function refersToAny(value: unknown, ids: readonly string[]): boolean {
  if (!isObject(value)) return Array.isArray(value) && value.some((item) => refersToAny(item, ids));
  let references = known.get(value);
  if (!references) {
    references = [...new Set(referencesIn(value))];
    known.set(value, references);
  }
  if (ids.length <= FEW) return ids.some((id) => references.includes(id));
  const wanted = new Set(ids);
  return references.some((id) => wanted.has(id));
}

/** So few are sooner compared one by one than made a set. */
const FEW = 8;

/** As in groq-js, what stands beside a `_ref` is not searched. */
function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* referencesIn(item);
  } else if (isObject(value)) {
    if (!value._ref) for (const field of Object.values(value)) yield* referencesIn(field);
    else if (typeof value._ref === "string") yield value._ref;
  }
}
