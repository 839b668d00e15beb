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

/** A client for tests: `answer` returns the result of a query from its parameters. Also returns what the client sends. */
export function createTestClient(answer: (params: URLSearchParams) => unknown = () => null) {
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
      const body = v.parse(Body, init?.body);
      mutations.push(...body.mutations);
      actions.push(...body.actions);
      return Response.json({ transactionId: "transaction", results: [] });
    },
  });
  return { client, requests, mutations, actions };
}
