import { isSystemId, publishedIdOf } from "../../documents/ids.ts";
import { isString, MAX_NAME_LENGTH } from "../../documents/json.ts";
import { mentionedInDocument } from "../../documents/lazy-document.ts";
import { mentionedIds } from "../../documents/references.ts";
import type { CallNode, Node } from "../ast.ts";
import type { Budget } from "../budget.ts";
import { tooExpensive, unsupported } from "../errors.ts";
import { computed, type Evaluate, type QueryContext } from "../evaluate.ts";
import { DOCUMENTS, itemOrigins } from "../source-maps/origin.ts";
import { evaluateWithGroqJs, toDateTime, isDateTime, isObject } from "../values.ts";
import { compileDiffCall } from "./diff.ts";

/** Builds a call of a function that needs the scope, the query context or origins, in addition to the values of its arguments. */
type BuildFunction = (args: readonly Evaluate[]) => Evaluate;

/** Compiles a function call. Throws LakeError 400 for an unsupported function. */
export function compileFunctionCall(
  { namespace, name, args }: CallNode,
  compile: (node: Node) => Evaluate,
): Evaluate {
  const key = `${namespace}::${name}`;
  if (key === "diff::changedAny" || key === "diff::changedOnly")
    return compileDiffCall(name === "changedAny" ? name : "changedOnly", args, compile);
  const evaluates = args.map(compile);
  const build = BUILTINS[key];
  if (build) return build(evaluates);
  if (!GROQ_JS_FUNCTIONS.has(key)) throw unsupported(`The function ${namespace === "global" ? name : key}()`);
  return computed(callGroqJs(namespace, name, evaluates));
}

/** The functions that groq-js evaluates. Their result depends only on the values of their arguments. */
const GROQ_JS_FUNCTIONS = new Set(
  `global::dateTime global::length global::path global::round global::string string::split string::startsWith
   array::join pt::text math::min math::max math::sum math::avg`.split(/\s+/),
);

function callGroqJs(namespace: string, name: string, args: readonly Evaluate[]): Evaluate {
  return (scope, context) => {
    const values = args.map((arg) => arg(scope, context));
    for (const value of values) spendArgument(value, name, context);
    const separator = values[1];
    if (name === "split" && typeof separator === "string" && separator.length > MAX_SEPARATOR)
      throw tooExpensive(`a separator is longer than ${MAX_SEPARATOR} characters`);
    const result = evaluateWithGroqJs({
      type: "FuncCall",
      namespace,
      name,
      args: values.map((value) => ({ type: "Value", value })),
    });
    if (typeof result === "string") context.budget.spendComputedText(result.length);
    else context.budget.spend(Array.isArray(result) ? result.length : 1);
    return result;
  };
}

/** V8 may compare all of it at each position of a text, and is not stopped meanwhile. */
const MAX_SEPARATOR = 100;
/** Far longer than any id. groq-js makes a regular expression of it. */
const MAX_PATH_PATTERN = 1000;

/** Counts how much of an argument groq-js reads. Throws LakeError 400 above a limit. */
function spendArgument(value: unknown, functionName: string, { budget }: QueryContext): void {
  if (functionName === "path" && typeof value === "string" && value.length > MAX_PATH_PATTERN)
    throw tooExpensive(`a pattern of path() is longer than ${MAX_PATH_PATTERN} characters`);
  if (functionName === "text") budget.spendDeep(value);
  else if (typeof value === "string") budget.spendText(value.length);
  else if (Array.isArray(value)) {
    budget.spend(value.length);
    if (functionName === "join")
      for (const item of value) budget.spendText(typeof item === "string" ? item.length : 1);
  }
}

const BUILTINS: Record<string, BuildFunction> = {
  "global::coalesce": (args) => (scope, context) => {
    for (const arg of args) {
      const value = arg(scope, context);
      if (value !== null) return value;
    }
    return null;
  },
  "global::count": ([arg = nullExpression]) =>
    computed((scope, context) => {
      const array = arg(scope, context);
      return Array.isArray(array) ? array.length : null;
    }),
  "global::defined": ([arg = nullExpression]) => computed((scope, context) => arg(scope, context) !== null),
  "global::identity": () => computed((_, context) => context.identity),
  "global::now": () => computed((_, context) => context.now.toISOString()),
  "global::references": (args) => computed(referencesCall(args)),
  "global::lower": ([arg = nullExpression]) => changeCase(arg, (text) => text.toLowerCase()),
  "global::upper": ([arg = nullExpression]) => changeCase(arg, (text) => text.toUpperCase()),
  "string::lower": ([arg = nullExpression]) => changeCase(arg, (text) => text.toLowerCase()),
  "string::upper": ([arg = nullExpression]) => changeCase(arg, (text) => text.toUpperCase()),
  "array::compact": ([arg = nullExpression]) => keepItems(arg, (items) => items.map((item) => item !== null)),
  "array::intersects": ([left = nullExpression, right = nullExpression]) =>
    computed((scope, context) => intersects(left(scope, context), right(scope, context), context)),
  "array::unique": ([arg = nullExpression]) => keepItems(arg, firstOccurrences),
  "pt::text": ([arg = nullExpression]) => {
    const text = callGroqJs("pt", "text", [arg]);
    // Keeps the origin of the argument, where the text can be edited.
    return (scope, context) => text(scope, context);
  },
  "dateTime::now": () => computed((_, context) => toDateTime(context.now)),
  "releases::all": () => (_, context) => {
    context.dependencies.types.add("system.release");
    context.origin = DOCUMENTS;
    return context.view.ofType("system.release").filter(({ _id }) => isSystemId(_id));
  },
  "sanity::projectId": () => computed((_, context) => context.projectId),
  "sanity::dataset": () => computed((_, context) => context.dataset),
  "sanity::versionOf": ([arg = nullExpression]) =>
    computed((scope, context) =>
      testDocumentId(
        arg(scope, context),
        scope.value,
        (base, id) => id === base || publishedIdOf(id) === base,
      ),
    ),
  "sanity::partOfRelease": ([arg = nullExpression]) =>
    computed((scope, context) =>
      testDocumentId(arg(scope, context), scope.value, (release, id) => {
        const [kind, name, rest] = id.split(".");
        return kind === "versions" && name === release && rest !== undefined;
      }),
    ),
};

const nullExpression: Evaluate = () => null;

function changeCase(arg: Evaluate, change: (text: string) => string): Evaluate {
  return (scope, context) => {
    const value = arg(scope, context);
    if (typeof value !== "string") return null;
    context.budget.spendText(value.length);
    return change(value);
  };
}

function keepItems(
  arg: Evaluate,
  choose: (items: readonly unknown[], budget: Budget) => boolean[],
): Evaluate {
  return (scope, context) => {
    const array: unknown = arg(scope, context);
    if (!Array.isArray(array)) return null;
    context.budget.spend(array.length);
    const keep = choose(array, context.budget);
    if (context.tracksOrigins)
      context.origin = {
        kind: "items",
        items: itemOrigins(context.origin, array).filter((_, index) => keep[index]),
      };
    return array.filter((_, index) => keep[index]);
  };
}

function firstOccurrences(items: readonly unknown[], budget: Budget): boolean[] {
  budget.spendKeys(items);
  const seen = new Set<unknown>();
  return items.map((item) => {
    const key = isDateTime(item) ? item.toString() : item;
    if (isObject(key) || Array.isArray(key)) return true;
    return seen.size < seen.add(key).size;
  });
}

/** Whether two arrays have a common value. As with `==`, arrays and objects are equal to nothing. */
function intersects(left: unknown, right: unknown, context: QueryContext): boolean | null {
  if (!Array.isArray(left) || !Array.isArray(right)) return null;
  context.budget.spend(left.length + right.length);
  context.budget.spendKeys([...left, ...right]);
  const dateTimes = new Set(right.filter(isDateTime).map(String));
  const values = new Set(right.map((item: unknown) => item ?? null).filter(isPrimitive));
  return left.some((item: unknown) =>
    isDateTime(item) ? dateTimes.has(String(item)) : values.has(item ?? null),
  );
}

function isPrimitive(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function referencesCall(args: readonly Evaluate[]): Evaluate {
  return (scope, context) => {
    const ids = args
      .flatMap((arg) => arg(scope, context))
      .filter((id): id is string => isString(id) && id.length <= MAX_NAME_LENGTH);
    context.budget.spend(ids.length);
    return ids.length > 0 && refersToAny(scope.value, ids, context.budget);
  };
}

function testDocumentId(
  argument: unknown,
  document: unknown,
  holds: (argument: string, id: string) => boolean,
): boolean | null {
  if (typeof argument !== "string" || !isObject(document) || typeof document._id !== "string") return null;
  return holds(argument, document._id);
}

const mentionedIdsCache = new WeakMap<object, readonly string[]>();

/** GROQ's `references()`. The references of an object are cached as long as it exists. */
function refersToAny(value: unknown, ids: readonly string[], budget?: Budget): boolean {
  budget?.spend(1);
  if (!isObject(value)) return Array.isArray(value) && value.some((item) => refersToAny(item, ids, budget));
  let mentioned = mentionedInDocument(value) ?? mentionedIdsCache.get(value);
  if (!mentioned) {
    budget?.spendDeep(value);
    mentioned = mentionedIds(value);
    mentionedIdsCache.set(value, mentioned);
  }
  if (ids.length <= MAX_LINEAR_SEARCH) return ids.some((id) => mentioned.includes(id));
  const wanted = new Set(ids);
  return mentioned.some((id) => wanted.has(id));
}

/** Up to this number of ids a linear search is faster than a Set. */
const MAX_LINEAR_SEARCH = 8;
