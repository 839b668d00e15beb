import { useEffect, useState } from "react";
import { type SanityClient, useClient } from "sanity";
import { apiVersion, publishedId } from "schemas/fields/lake.ts";
import * as v from "valibot";

interface LiveQuery<Schema extends v.GenericSchema> {
  query: string;
  params?: Record<string, unknown>;
  schema: Schema;
  /** A GROQ filter. The query runs again when a matching document changes. */
  watch: string;
  /** Instead of the client of the content, for example the client of tasks. */
  client?: SanityClient;
}

/**
 * Returns the result of a query in the `raw` perspective (published documents, drafts and versions), kept up to date. Undefined until the
 * first result. Throws during render if the query fails or its result does not match the schema.
 */
export function useLiveQuery<const Schema extends v.GenericSchema>({
  query,
  params,
  schema,
  watch,
  client: otherClient,
}: LiveQuery<Schema>): v.InferOutput<Schema> | undefined {
  const contentClient = useClient({ apiVersion });
  const client = otherClient ?? contentClient;
  const [result, setResult] = useState<v.InferOutput<Schema>>();
  const [error, setError] = useState<unknown>();
  // A string, so that an equal object in the next render does not restart the effect.
  const paramsJson = JSON.stringify(params ?? {});

  useEffect(() => {
    let isCanceled = false;
    let isLoading = false;
    let isOutdated = false;
    // Changes that arrive while the query runs cause one more query.
    const load = async () => {
      isOutdated = isLoading;
      if (isLoading) return;
      isLoading = true;
      try {
        const loaded = await client.fetch<unknown>(query, JSON.parse(paramsJson), { perspective: "raw" });
        if (!isCanceled) setResult(v.parse(schema, loaded));
      } catch (reason) {
        if (!isCanceled) setError(reason);
      }
      isLoading = false;
      if (isOutdated && !isCanceled) await load();
    };
    void load();
    const subscription = client
      .listen(watch, JSON.parse(paramsJson), { includeResult: false, visibility: "query" })
      .subscribe(() => void load());
    return () => {
      isCanceled = true;
      subscription.unsubscribe();
    };
  }, [client, query, paramsJson, watch, schema]);

  // The Studio's error boundary shows it in place of the pane or tool.
  if (error !== undefined) throw error;
  return result;
}

/**
 * Keeps the draft of each document that has one, and otherwise the published version. Expects documents in the `raw` perspective without
 * release versions.
 */
export function preferDrafts<Document extends { _id: string }>(documents: readonly Document[]): Document[] {
  const drafts = documents.filter(({ _id }) => _id.startsWith("drafts."));
  return [...new Map([...documents, ...drafts].map((each) => [publishedId(each._id), each])).values()];
}
