import type { Identity } from "../access/identity.ts";
import type { DocumentReader } from "../documents/document.ts";
import type { JsonObject, Json } from "../documents/json.ts";
import type { Transaction } from "../documents/transaction.ts";
import type { QueryResult, QueryEngine, QueryRequest } from "../lake.ts";
import { Budget, type Limits } from "./budget.ts";
import { tooExpensive, queryError } from "./errors.ts";
import { Dependencies, type QueryContext, Scope } from "./evaluate.ts";
import { createListenFilter } from "./listen-filter.ts";
import { type ParsedQuery, Parser } from "./parse.ts";
import { type View, Views } from "./perspective.ts";
import { createSourceMap } from "./source-map.ts";
import { SyncTags } from "./sync-tags.ts";
import { toJsonValue, isNonJsonValue } from "./values.ts";

interface QueryEngineOptions {
  readonly documents: DocumentReader;
  readonly projectId: string;
  readonly dataset: string;
  readonly limits?: Limits;
}

const DEFAULT_LIMITS: Limits = { milliseconds: 5000, steps: 20_000_000 };
/** Listen filters run within every commit, so those of anonymous listeners must be fast. */
const ANONYMOUS_LISTENER_LIMITS: Limits = { milliseconds: 50, steps: 500_000 };

/** Creates the GROQ engine over `documents`. Call `applyTransaction` after each change of them, before the next query. */
export function createQueryEngine({
  documents,
  projectId,
  dataset,
  limits = DEFAULT_LIMITS,
}: QueryEngineOptions): QueryEngine & { applyTransaction(transaction: Transaction): void } {
  const views = new Views(documents);
  const parser = new Parser();
  const syncTags = new SyncTags(documents, `${projectId}/${dataset}`);

  function createContext(
    view: View,
    identity: Identity,
    params: JsonObject,
    { tracksOrigins = false, budgetLimits = limits } = {},
  ): QueryContext {
    const [now, budget, dependencies] = [new Date(), new Budget(budgetLimits), new Dependencies()];
    return {
      params,
      view,
      identity: identity.id,
      projectId,
      dataset,
      now,
      budget,
      dependencies,
      tracksOrigins,
      origin: undefined,
    };
  }

  function query({
    query: text,
    params,
    perspective,
    identity,
    sourceMap = false,
  }: QueryRequest): QueryResult {
    const parsed = parser.parse(text, params);
    const view = views.get(perspective, identity);
    const context = createContext(view, identity, params, { tracksOrigins: sourceMap });
    const value = evaluateQuery(parsed, context, text);
    const response = { result: toFrozenJson(value), syncTags: syncTags.ofQuery(context.dependencies, view) };
    return sourceMap ? { ...response, resultSourceMap: createSourceMap(value, context.origin) } : response;
  }

  return {
    query,
    listenFilter: (text, params, identity) =>
      createListenFilter(parser.parse(text, params).tree, {
        identity,
        view: () => views.get("raw", identity),
        createContext: (view) =>
          createContext(view, identity, params, {
            budgetLimits: identity.role === "anonymous" ? ANONYMOUS_LISTENER_LIMITS : limits,
          }),
      }),
    invalidatedTags: (transaction, options) => syncTags.invalidatedBy(transaction, options),
    applyTransaction(transaction) {
      views.applyTransaction(transaction);
      syncTags.applyTransaction(transaction);
    },
  };
}

function evaluateQuery({ evaluate }: ParsedQuery, context: QueryContext, text: string): unknown {
  try {
    return evaluate(new Scope(null, undefined, null), context);
  } catch (error) {
    // A stack overflow, or a string or an array above JavaScript's limit.
    if (error instanceof RangeError)
      throw queryError(`The query is too deep or its values too long: ${error.message}`, text);
    throw error;
  }
}

/** The approximate limit for the result's JSON. */
const MAX_RESULT_CHARACTERS = 128 * 1024 * 1024;

/** Converts a result to JSON, limits its size and freezes it, because it shares objects with the stored documents. */
function toFrozenJson(value: unknown): Json {
  const freezer = new JsonFreezer();
  if (freezer.isJson(value)) return value;
  const copy = toJsonValue(value);
  return new JsonFreezer().isJson(copy) ? copy : null;
}

/** Freezes a value and counts the characters of its JSON. */
class JsonFreezer {
  #characters = 0;

  /** False if the value contains a datetime or a path. Throws LakeError 400 above the size limit. */
  isJson(value: unknown): value is Json {
    if (typeof value === "string") return this.#add(value.length + 3);
    if (typeof value !== "object" || value === null) return this.#add(5);
    if (isNonJsonValue(value)) return false;
    if (!Object.isFrozen(value)) Object.freeze(value);
    let isJson = true;
    if (Array.isArray(value)) for (const item of value) isJson = this.isJson(item) && isJson;
    else {
      for (const name of Object.keys(value)) {
        this.#add(name.length + 4);
        isJson = this.isJson(Reflect.get(value, name)) && isJson;
      }
    }
    return isJson;
  }

  #add(characters: number): true {
    this.#characters += characters;
    if (this.#characters <= MAX_RESULT_CHARACTERS) return true;
    throw tooExpensive(`its result is longer than ${MAX_RESULT_CHARACTERS} characters`);
  }
}
