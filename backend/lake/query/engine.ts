import type { Identity } from "../access/identity.ts";
import type { DocumentReader } from "../documents/document.ts";
import type { JsonObject, Json } from "../documents/json.ts";
import type { Transaction } from "../documents/transaction.ts";
import type { QueryResult, QueryEngine, QueryRequest } from "../lake.ts";
import { Budget, type Limits, tooExpensive } from "./budget.ts";
import { queryError } from "./errors.ts";
import { Reads, type Run, Scope } from "./evaluate.ts";
import { createListenFilter } from "./listen-filter.ts";
import { type ParsedQuery, Parser } from "./parse.ts";
import { type View, Views } from "./perspective.ts";
import { sourceMapOf } from "./source-map.ts";
import { SyncTags } from "./sync-tags.ts";
import { withoutSpecials, isSpecial } from "./values.ts";

interface QueryEngineOptions {
  readonly documents: DocumentReader;
  readonly projectId: string;
  readonly dataset: string;
  readonly limits?: Limits;
}

const DEFAULT_LIMITS: Limits = { milliseconds: 5000, steps: 20_000_000 };
/** A listener's filter runs within every commit: for a stranger's, a writer waits no longer than this. */
const STRANGER_LIMITS: Limits = { milliseconds: 50, steps: 500_000 };

/** Answers queries from `documents`. Call `applied` after each change of them, before anybody queries again. */
export function createQueryEngine({
  documents,
  projectId,
  dataset,
  limits = DEFAULT_LIMITS,
}: QueryEngineOptions): QueryEngine & { applyTransaction(transaction: Transaction): void } {
  const views = new Views(documents);
  const parser = new Parser();
  const syncTags = new SyncTags(documents, `${projectId}/${dataset}`);

  function runFor(
    view: View,
    identity: Identity,
    params: JsonObject,
    { tracing = false, within = limits } = {},
  ): Run {
    const [now, budget, reads] = [new Date(), new Budget(within), new Reads()];
    return {
      params,
      view,
      identity: identity.id,
      projectId,
      dataset,
      now,
      budget,
      reads,
      tracing,
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
    const view = views.of(perspective, identity);
    const run = runFor(view, identity, params, { tracing: sourceMap });
    const value = evaluated(parsed, run, text);
    const answer = { result: settled(value), syncTags: syncTags.ofQuery(run.reads, view) };
    return sourceMap ? { ...answer, resultSourceMap: sourceMapOf(value, run.origin) } : answer;
  }

  return {
    query,
    listenFilter: (text, params, identity) =>
      createListenFilter(parser.parse(text, params).tree, {
        identity,
        view: () => views.of("raw", identity),
        run: (view) =>
          runFor(view, identity, params, {
            within: identity.role === "anonymous" ? STRANGER_LIMITS : limits,
          }),
      }),
    invalidatedTags: (transaction, options) => syncTags.invalidatedBy(transaction, options),
    applyTransaction(transaction) {
      views.applyTransaction(transaction);
      syncTags.applyTransaction(transaction);
    },
  };
}

function evaluated({ evaluate }: ParsedQuery, run: Run, text: string): unknown {
  try {
    return evaluate(new Scope(null, undefined, null), run);
  } catch (error) {
    // The stack, a string or an array has become longer than JavaScript allows.
    if (error instanceof RangeError)
      throw queryError(`The query is too deep or its values too long: ${error.message}`, text);
    throw error;
  }
}

/** About the size of the answer's JSON; a longer string would be hard to make, send or read. */
const ANSWER_MAX_CHARACTERS = 128 * 1024 * 1024;

/** Makes a result fit to be given away: JSON, of bearable size, and frozen, since parts of it are the documents themselves. */
function settled(value: unknown): Json {
  const walk = new Walk();
  if (walk.isJson(value)) return value;
  const copy = withoutSpecials(value);
  return new Walk().isJson(copy) ? copy : null;
}

/** Freezes and measures. */
class Walk {
  #characters = 0;

  isJson(value: unknown): value is Json {
    if (typeof value === "string") return this.#add(value.length + 3);
    if (typeof value !== "object" || value === null) return this.#add(5);
    if (isSpecial(value)) return false;
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
    if (this.#characters <= ANSWER_MAX_CHARACTERS) return true;
    throw tooExpensive(`its result is longer than ${ANSWER_MAX_CHARACTERS} characters`);
  }
}
