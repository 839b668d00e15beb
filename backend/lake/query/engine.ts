import type { QueryAnswer, QueryEngine, QueryRequest } from "../contract.ts";
import type { DocumentReader, JsonObject } from "../documents/document.ts";
import type { Transaction } from "../documents/transaction.ts";
import type { Identity } from "../identity.ts";
import { Budget, type Limits } from "./budget.ts";
import { matcherOf } from "./matcher.ts";
import { type ParsedQuery, Parser } from "./parse.ts";
import { Reads } from "./reads.ts";
import { queryError } from "./refusals.ts";
import { type Run, Scope } from "./run.ts";
import { settled } from "./settle.ts";
import { sourceMapOf } from "./source-map.ts";
import { SyncTags } from "./sync-tags.ts";
import type { View } from "./view.ts";
import { Views } from "./views.ts";

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
}: QueryEngineOptions): QueryEngine & { applied(transaction: Transaction): void } {
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
  }: QueryRequest): QueryAnswer {
    const parsed = parser.parse(text, params);
    const view = views.of(perspective, identity);
    const run = runFor(view, identity, params, { tracing: sourceMap });
    const value = evaluated(parsed, run, text);
    const answer = { result: settled(value), syncTags: syncTags.ofReads(run.reads, view) };
    return sourceMap ? { ...answer, resultSourceMap: sourceMapOf(value, run.origin) } : answer;
  }

  return {
    query,
    matcher: (text, params, identity) =>
      matcherOf(parser.parse(text, params).tree, {
        identity,
        view: () => views.of("raw", identity),
        run: (view) =>
          runFor(view, identity, params, {
            within: identity.role === "anonymous" ? STRANGER_LIMITS : limits,
          }),
      }),
    announcedTags: (transaction, options) => syncTags.announced(transaction, options),
    applied(transaction) {
      views.applied(transaction);
      syncTags.applied(transaction);
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
