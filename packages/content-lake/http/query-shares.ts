import type { EventEmitter } from "node:events";
import { setTimeout } from "node:timers/promises";

import { clientOf } from "../access/identity.ts";
import { httpError } from "../errors.ts";
import type { LakeContext } from "../protocol/request.ts";

/** After a query of this much processor time, its client rests for as long. */
const LARGE_MS = 100;
/** After smaller queries of this much time together, requests of others that have arrived come first. */
const TURN_MS = 20;
const MAX_WAITING = 200;
/** Characters of results that a client may have unread before its next query. */
const MAX_UNREAD = 64 * 1024 ** 2;

interface Client {
  /** Ends when its last query has ended. */
  last: Promise<unknown>;
  waiting: number;
  /** The processor time of its queries since its last rest. */
  workedMs: number;
  unread: number;
}

/**
 * Limits what the queries of one client take together: each query has limits of its own, but a client may send any number. They run one
 * after the other, so that other clients wait for one of them at most. Throws LakeError 429, on which clients retry, if too many wait
 * or too much of their results is unread.
 */
export function createQueryShares() {
  const clients = new Map<string, Client>();

  function stateOf(id: string): Client {
    const client = clients.get(id) ?? { last: Promise.resolve(), waiting: 0, workedMs: 0, unread: 0 };
    clients.set(id, client);
    return client;
  }

  async function runNext<Result>(client: Client, query: () => Result): Promise<Result> {
    const { workedMs } = client;
    if (workedMs > TURN_MS) {
      client.workedMs = 0;
      await setTimeout(workedMs > LARGE_MS ? workedMs : 0);
    }
    const start = process.threadCpuUsage();
    try {
      return query();
    } finally {
      const { user, system } = process.threadCpuUsage(start);
      client.workedMs += (user + system) / 1000;
    }
  }

  return {
    /** Runs a query when it is its turn. */
    async run<Result>(id: string, query: () => Result): Promise<Result> {
      const client = stateOf(id);
      if (client.waiting >= MAX_WAITING || client.unread > MAX_UNREAD)
        throw httpError(429, "Too many queries at the same time. Read the results of the earlier ones first");
      client.waiting += 1;
      const result = client.last.then(() => runNext(client, query));
      client.last = result.catch(() => undefined);
      try {
        return await result;
      } finally {
        client.waiting -= 1;
      }
    },
    /** Counts a result until the client has received it. */
    countUnread(id: string, characters: number, outgoing: EventEmitter): void {
      const client = stateOf(id);
      client.unread += characters;
      outgoing.once("close", () => (client.unread -= characters));
    },
  };
}

/**
 * Returns a function that answers with a text, which it makes when it is the turn of the client. One function serves all routes and
 * datasets, so that a client has one turn for them together.
 */
export function createAnswerInTurn() {
  const shares = createQueryShares();
  return async (
    c: LakeContext,
    makeText: () => string,
    contentType = "application/json",
  ): Promise<Response> => {
    const client = clientOf(c.get("identity"));
    const text = await shares.run(client, makeText);
    // Not in tests that call the app directly.
    if (c.env?.outgoing) shares.countUnread(client, text.length, c.env.outgoing);
    return c.body(text, 200, { "content-type": contentType });
  };
}

export type AnswerInTurn = ReturnType<typeof createAnswerInTurn>;
