import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { apiVersion } from "schemas/api-version.ts";
import * as v from "valibot";

interface LiveQuery<Schema extends v.GenericSchema> {
  query: string;
  params?: Record<string, unknown>;
  schema: Schema;
  /** Changes of these documents ask the query again. */
  watch: string;
}

/** The answer of a query over drafts and published documents, asked again when something changes; undefined at first. */
export function useLiveQuery<const Schema extends v.GenericSchema>({
  query,
  params,
  schema,
  watch,
}: LiveQuery<Schema>): v.InferOutput<Schema> | undefined {
  const client = useClient({ apiVersion });
  const [answer, setAnswer] = useState<v.InferOutput<Schema>>();
  const [failure, setFailure] = useState<unknown>();
  const asked = JSON.stringify(params ?? {});

  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      try {
        const result = await client.fetch<unknown>(query, JSON.parse(asked), { perspective: "raw" });
        if (!isOver) setAnswer(v.parse(schema, result));
      } catch (reason) {
        if (!isOver) setFailure(reason);
      }
    };
    void ask();
    const changes = client
      .listen(watch, JSON.parse(asked), { includeResult: false, visibility: "query" })
      .subscribe(() => void ask());
    return () => {
      isOver = true;
      changes.unsubscribe();
    };
  }, [client, query, asked, watch, schema]);

  // The Studio shows the failure of a pane or a tool in its place.
  if (failure !== undefined) throw failure;
  return answer;
}
