import type { Identity } from "../access/identity.ts";
import type { DocumentReader } from "../documents/document.ts";
import { isTooDeep, type JsonObject } from "../documents/json.ts";
import type { Transaction } from "../documents/transaction.ts";
import type { Limits, QueryResult, QueryEngine, QueryRequest } from "../lake.ts";
import { Budget, createListenerBudgets, queryLimitsOf, SIGNED_IN_LIMITS, stopAfter } from "./budget.ts";
import { Parser } from "./compile/parse.ts";
import { queryError } from "./errors.ts";
import { Dependencies, type QueryContext, Scope } from "./evaluate.ts";
import { toFrozenJson } from "./frozen-json.ts";
import { createListenFilter, isQuick } from "./listen-filter.ts";
import { type View, Views } from "./perspective.ts";
import { createSourceMap } from "./source-maps/source-map.ts";
import { SyncTags } from "./sync-tags.ts";

/** Everybody's writes wait for listeners. Their budgets (budget.ts) usually stop them earlier. */
const STOP_LISTENERS_AFTER_MS = 500;

interface QueryEngineOptions {
  readonly documents: DocumentReader;
  readonly projectId: string;
  readonly dataset: string;
  /** The limits of requests without limits of their own. */
  readonly limits?: Limits;
  /** For tests. */
  readonly stopListenersAfterMs?: number;
}

/** Creates the GROQ engine over `documents`. Call `applyTransaction` after each change of them, before the next query. */
export function createQueryEngine({
  documents,
  projectId,
  dataset,
  limits: defaultLimits = SIGNED_IN_LIMITS,
  stopListenersAfterMs = STOP_LISTENERS_AFTER_MS,
}: QueryEngineOptions): QueryEngine & { applyTransaction(transaction: Transaction): void } {
  const views = new Views(documents);
  const parser = new Parser();
  const listenerBudgetOf = createListenerBudgets();
  const syncTags = new SyncTags(documents, `${projectId}/${dataset}`);

  function createContext(
    view: View,
    identity: Identity,
    params: JsonObject,
    budget: Budget,
    tracksOrigins = false,
  ): QueryContext {
    const [now, dependencies] = [new Date(), new Dependencies()];
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

  function queryUnstopped({
    query: text,
    params,
    perspective,
    identity,
    sourceMap = false,
    limits = defaultLimits,
  }: QueryRequest): QueryResult {
    if (isTooDeep(params)) throw queryError("The parameters are nested too deeply", text);
    // Before the query is parsed, so that the time for parsing and compiling counts.
    const budget = new Budget(limits);
    const parsed = parser.parse(text, params);
    const view = views.get(perspective, identity);
    const context = createContext(view, identity, params, budget, sourceMap);
    return catchRangeErrors(text, () => {
      const value = parsed.evaluate(new Scope(null, undefined, null), context);
      const result = toFrozenJson(value, budget, limits.resultCharacters);
      const response = { result, syncTags: syncTags.ofQuery(context.dependencies, view) };
      if (!sourceMap) return response;
      const resultSourceMap = createSourceMap(value, context.origin, budget, limits.resultCharacters);
      return { ...response, resultSourceMap };
    });
  }

  return {
    query: (request) => stopAfter(request.limits?.stopAfterMs, () => queryUnstopped(request)),
    listenFilter(text, params, identity) {
      const { tree } = parser.parse(text, params);
      const mustStop = queryLimitsOf(identity).stopAfterMs !== undefined && !isQuick(tree, text, params);
      const run = listenerBudgetOf(identity);
      return createListenFilter(tree, {
        identity,
        view: () => views.get("raw", identity),
        createContext: (view, budget) => createContext(view, identity, params, budget),
        runWithBudget: (work) =>
          run((budget) => stopAfter(mustStop ? stopListenersAfterMs : undefined, () => work(budget))),
      });
    },
    inListenerTime: (identity, work) => listenerBudgetOf(identity)(() => work()),
    indexTexts: (count) => views.indexTexts(count),
    invalidatedTags: (transaction, options) => syncTags.invalidatedBy(transaction, options),
    applyTransaction(transaction) {
      views.applyTransaction(transaction);
    },
  };
}

function catchRangeErrors<Result>(text: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    // RangeError: a stack overflow, or a string or array that exceeds JavaScript's limit.
    if (error instanceof RangeError)
      throw queryError(`The query is too deep or its values too long: ${error.message}`, text);
    throw error;
  }
}
