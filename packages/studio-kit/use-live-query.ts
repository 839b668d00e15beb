import { useEffect, useEffectEvent, useRef, useState } from "react";
import { getPublishedId, type SanityClient, useClient } from "sanity";
import type * as v from "valibot";

import { API } from "./api.ts";
import { parseStored } from "./parse-stored.ts";
import { restAfter } from "./rest-after.ts";

interface LiveQuery<Schema extends v.GenericSchema> {
  query: string;
  params?: Record<string, unknown>;
  schema: Schema;
  /** A GROQ filter. The query runs again when a matching document changes. */
  watch: string;
  /** Which documents the query sees: with `raw`, which is the default, also drafts and versions. */
  perspective?: "raw" | "published";
  /** Instead of the client of the content, for example the client of tasks. */
  client?: SanityClient;
}

/**
 * Returns the result of a query, kept up to date. Undefined until the first result. A value that does not match the schema is missing.
 * Throws during render if the query fails.
 */
export function useLiveQuery<const Schema extends v.GenericSchema>(
  options: LiveQuery<Schema>,
): v.InferOutput<Schema> | undefined {
  const { result, failure } = useLiveResult(options);
  // The Studio's error boundary shows it in place of the pane or tool.
  if (failure !== undefined) throw failure;
  return result;
}

/** The same for a query that sees published documents only. */
export function usePublishedQuery<const Schema extends v.GenericSchema>(
  options: Omit<LiveQuery<Schema>, "perspective">,
): v.InferOutput<Schema> | undefined {
  return useLiveQuery({ ...options, perspective: "published" });
}

/**
 * The same as `useLiveQuery` for a component that works without the result. After a failure, `result` stays the previous one until `retry`
 * succeeds.
 */
export function useLiveResult<const Schema extends v.GenericSchema>({
  query,
  params,
  schema,
  watch,
  perspective = "raw",
  client: otherClient,
}: LiveQuery<Schema>) {
  const contentClient = useClient(API);
  const client = otherClient ?? contentClient;
  const [result, setResult] = useState<v.InferOutput<Schema>>();
  const [failure, setFailure] = useState<unknown>();
  const restart = useRef(() => {});
  // A string, so that an equal object in the next render does not restart the effect.
  const paramsJson = JSON.stringify(params ?? {});
  // An effect event, so that a schema created during render does not restart the query.
  const parse = useEffectEvent((stored: unknown) => parseStored(schema, stored));

  useEffect(() => {
    const values: Record<string, unknown> = JSON.parse(paramsJson);
    const start = () =>
      followResult({
        load: async () => parse(await client.fetch<unknown>(query, values, { perspective })),
        watch: (onChange, onFailure) => {
          const subscription = client
            // Otherwise only changes of published documents would arrive.
            .listen(watch, values, { includeAllVersions: true, includeResult: false, visibility: "query" })
            .subscribe({ next: onChange, error: onFailure });
          return () => subscription.unsubscribe();
        },
        onResult: (loaded) => {
          setResult(loaded);
          setFailure(undefined);
        },
        onFailure: setFailure,
      });
    let stop = start();
    restart.current = () => {
      stop();
      stop = start();
    };
    return () => stop();
  }, [client, query, paramsJson, watch, perspective]);

  return { result, failure, retry: () => restart.current() };
}

interface Followed<Result> {
  load: () => Promise<Result>;
  /** Calls `onChange` after each change, and `onFailure` when it can no longer watch. Returns a function that stops watching. */
  watch: (onChange: () => void, onFailure: (reason: unknown) => void) => () => void;
  onResult: (result: Result) => void;
  onFailure: (reason: unknown) => void;
}

/** Loads a result now and after each change. Returns a function that stops it. */
export function followResult<Result>({ load, watch, onResult, onFailure }: Followed<Result>): () => void {
  let isStopped = false;
  let isLoading = false;
  let isOutdated = false;
  // Changes that arrive during a load, or during the rest after it, cause one more load.
  const loadNow = async () => {
    isOutdated = isLoading;
    if (isLoading) return;
    isLoading = true;
    const startedAt = performance.now();
    try {
      const result = await load();
      if (!isStopped) onResult(result);
    } catch (reason) {
      if (!isStopped) onFailure(reason);
    }
    await restAfter(startedAt);
    isLoading = false;
    if (isOutdated && !isStopped) await loadNow();
  };
  void loadNow();
  const stopWatching = watch(() => void loadNow(), onFailure);
  return () => {
    isStopped = true;
    stopWatching();
  };
}

/**
 * Keeps the draft of each document that has one, and otherwise the published version. Expects documents in the `raw` perspective without
 * release versions.
 */
export function preferDrafts<Document extends { _id: string }>(documents: readonly Document[]): Document[] {
  const drafts = documents.filter(({ _id }) => _id.startsWith("drafts."));
  return [...new Map([...documents, ...drafts].map((each) => [getPublishedId(each._id), each])).values()];
}
