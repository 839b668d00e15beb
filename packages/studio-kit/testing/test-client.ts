import { createClient } from "@sanity/client";
import * as v from "valibot";

const Body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    mutations: v.optional(v.array(v.unknown()), []),
    actions: v.optional(v.array(v.unknown()), []),
  }),
);

const Create = v.object({ create: v.looseObject({ _id: v.string() }) });

/**
 * A client for tests: `answer` returns the result of a query from its parameters. Documents are read from `stored` and from what the
 * client creates. Also returns what the client sends.
 */
export function createTestClient(
  answer: (params: URLSearchParams) => unknown = () => null,
  stored: readonly { readonly _id: string }[] = [],
) {
  const documents: object[] = [...stored];
  const requests: string[] = [];
  const mutations: unknown[] = [];
  const actions: unknown[] = [];
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-11-01",
    useCdn: false,
    token: "t",
    resolveFetch: () => async (address, init) => {
      requests.push(address);
      const { pathname, searchParams } = new URL(address);
      if (pathname.includes("/data/query/"))
        return Response.json({ result: answer(searchParams), ms: 1, query: "" });
      if (pathname.includes("/data/doc/")) return Response.json({ documents });
      const body = v.parse(Body, init?.body);
      for (const mutation of body.mutations)
        if (v.is(Create, mutation)) documents.push({ _rev: "1", ...mutation.create });
      mutations.push(...body.mutations);
      actions.push(...body.actions);
      return Response.json({ transactionId: "transaction", results: [] });
    },
  });
  return { client, requests, mutations, actions };
}
