import { useEffect, useEffectEvent, useState } from "react";
import { useClient } from "sanity";
import * as v from "valibot";

import { API } from "./api.ts";
import { parseStored } from "./parse-stored.ts";
import { restAfter } from "./rest-after.ts";

interface LiveDocuments<Schema extends v.GenericSchema<unknown, { _id: string }>> {
  /** A GROQ filter. */
  filter: string;
  params?: Record<string, unknown>;
  /** A GROQ projection with `_id`, such as `{_id, _rev}`. Whole documents if it is missing. */
  projection?: string;
  /** What a document looks like. */
  schema: Schema;
}

/**
 * Returns all documents of a filter in the `raw` perspective (published documents, drafts and versions), kept up to date: of what changes,
 * only the changed documents are loaded again. Undefined until they have loaded. Throws during render if the first load fails.
 */
export function useLiveDocuments<const Schema extends v.GenericSchema<unknown, { _id: string }>>({
  filter,
  params,
  projection = "",
  schema,
}: LiveDocuments<Schema>): readonly v.InferOutput<Schema>[] | undefined {
  const client = useClient(API);
  const [documents, setDocuments] = useState<readonly v.InferOutput<Schema>[]>();
  const [failure, setFailure] = useState<unknown>();
  // A string, so that an equal object in the next render does not restart the effect.
  const paramsJson = JSON.stringify(params ?? {});
  // An effect event, so that a schema created during render does not restart the query.
  const parse = useEffectEvent((stored: unknown) => parseStored(v.array(schema), stored));

  useEffect(() => {
    const values: Record<string, unknown> = JSON.parse(paramsJson);
    const fetchSome = async (groq: string, more: object = {}) =>
      parse(
        await client.fetch<unknown>(`${groq}${projection}`, { ...values, ...more }, { perspective: "raw" }),
      );
    return followDocuments<v.InferOutput<Schema>>({
      loadAll: () => fetchSome(`*[${filter}]`),
      loadSome: (ids) => fetchSome(`*[_id in $changedIds && (${filter})]`, { changedIds: ids }),
      watch: ({ onConnect, onChange, onFailure }) => {
        const subscription = client
          .listen(`*[${filter}]`, values, {
            events: ["welcome", "mutation"],
            includeAllVersions: true,
            includeResult: false,
            visibility: "query",
          })
          .subscribe({
            next: (event) => (event.type === "mutation" ? onChange(event.documentId) : onConnect()),
            error: onFailure,
          });
        return () => subscription.unsubscribe();
      },
      onDocuments: setDocuments,
      onFailure: setFailure,
    });
  }, [client, filter, projection, paramsJson]);

  // The Studio's error boundary shows it in place of the tool.
  if (failure !== undefined) throw failure;
  return documents;
}

interface Watcher {
  /** Called when changes begin to arrive: at the start, and again after each interruption, in which some may have been missed. */
  onConnect: () => void;
  /** Called after each change of a document, also when it is created or deleted. */
  onChange: (id: string) => void;
  onFailure: (reason: unknown) => void;
}

interface FollowedDocuments<Document extends { _id: string }> {
  loadAll: () => Promise<readonly Document[]>;
  /** Loads the documents that still exist. */
  loadSome: (ids: readonly string[]) => Promise<readonly Document[]>;
  /** Starts to watch, and returns a function that stops it. */
  watch: (watcher: Watcher) => () => void;
  onDocuments: (documents: readonly Document[]) => void;
  onFailure: (reason: unknown) => void;
  /** How long to wait before the next try after a failed load. */
  retryMs?: number;
}

/**
 * Loads documents once, and after that only those that change. Returns a function that stops it. Reports a failure only if there are no
 * documents yet: later it tries again, because a tool that gives way to an error takes along what somebody is typing in it.
 */
export function followDocuments<Document extends { _id: string }>({
  loadAll,
  loadSome,
  watch,
  onDocuments,
  onFailure,
  retryMs = 3000,
}: FollowedDocuments<Document>): () => void {
  const documents = new Map<string, Document>();
  const changed = new Set<string>();
  let isAllChanged = false;
  let isLoading = false;
  let isStopped = false;

  // One load after the other, so that no older result is the last one.
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    const ids = [...changed];
    const isAll = isAllChanged;
    changed.clear();
    isAllChanged = false;
    const startedAt = performance.now();
    let pauseMs = 0;
    try {
      const loaded = await (isAll ? loadAll() : loadSome(ids));
      for (const id of isAll ? [...documents.keys()] : ids) documents.delete(id);
      for (const document of loaded) documents.set(document._id, document);
      if (!isStopped) onDocuments([...documents.values()]);
    } catch (reason) {
      if (documents.size > 0) {
        isAllChanged = true;
        pauseMs = retryMs;
      } else if (!isStopped) onFailure(reason);
    }
    await restAfter(startedAt, pauseMs);
    isLoading = false;
    // Changes that arrived during the load cause one more load.
    if (!isStopped && (isAllChanged || changed.size > 0)) await load();
  };

  const stopWatching = watch({
    onConnect: () => {
      isAllChanged = true;
      void load();
    },
    onChange: (id) => {
      changed.add(id);
      void load();
    },
    onFailure,
  });
  return () => {
    isStopped = true;
    stopWatching();
  };
}
