import type { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

import type { MiddlewareHandler } from "hono";

import { clientOf } from "../access/identity.ts";
import { httpError, StoppedError, unauthorized } from "../errors.ts";
import type { LakeContext, LakeEnv, TakeTurn } from "../protocol/request.ts";

/** After work of this much processor time, its client rests for as long. */
const LARGE_MS = 100;
/** After smaller work of this much time together, requests of others that have arrived come first. */
const TURN_MS = 20;
/**
 * How many times as long it rests after a query that the clock had to stop: a minute, or less if the machine was busy with other work. The Studio
 * sends none of that kind.
 */
const REST_FACTOR_AFTER_STOP = 20;
const MAX_WAITING = 200;
/** Bytes of answers that a client may have unread before its next request. */
const MAX_UNREAD = 64 * 1024 ** 2;

/** A response that is being sent. */
type Outgoing = EventEmitter & Pick<ServerResponse, "writableLength">;

interface Client {
  /** Ends when its last work has ended. */
  last: Promise<unknown>;
  /** How many queries wait. */
  waiting: number;
  /** The processor time of its work since its last rest. */
  workedMs: number;
  /** As of `performance.now()`. */
  restsUntil: number;
  /** Those that are not sent yet, or not completely. */
  readonly responses: Set<Outgoing>;
}

export type QueryShares = ReturnType<typeof createQueryShares>;

/**
 * Limits what the requests of one client take together: each has limits of its own, but a client may send any number. Its
 * requests are handled one after the other, so that another client waits for one of them at most. After a large one, the client rests as long.
 */
export function createQueryShares() {
  const clients = new Map<string, Client>();

  function stateOf(id: string): Client {
    const client = clients.get(id) ?? {
      last: Promise.resolve(),
      waiting: 0,
      workedMs: 0,
      restsUntil: 0,
      responses: new Set(),
    };
    clients.set(id, client);
    return client;
  }

  function assertReads({ responses }: Client): void {
    const unread = [...responses].reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (unread > MAX_UNREAD) throw tooMany("Read the results of the earlier ones first");
  }

  async function runNext<Result>(client: Client, work: () => Result): Promise<Result> {
    const restMs = client.restsUntil - performance.now();
    if (restMs > 0) await setTimeout(restMs, undefined, { ref: false });
    const start = process.threadCpuUsage();
    let factor = 1;
    try {
      return work();
    } catch (error) {
      if (error instanceof StoppedError) factor = REST_FACTOR_AFTER_STOP;
      throw error;
    } finally {
      const { user, system } = process.threadCpuUsage(start);
      client.workedMs += (factor * (user + system)) / 1000;
      if (client.workedMs > TURN_MS) {
        client.restsUntil = performance.now() + (client.workedMs > LARGE_MS ? client.workedMs : 1);
        client.workedMs = 0;
      }
    }
  }

  async function runInTurn<Result>(client: Client, work: () => Result): Promise<Result> {
    const result = client.last.then(() => runNext(client, work));
    client.last = result.catch(() => undefined);
    return result;
  }

  return {
    /** Does work that clients do not ask for again when it is rejected, so any number waits. */
    runAlways: async <Result>(id: string, work: () => Result): Promise<Result> =>
      runInTurn(stateOf(id), work),
    /**
     * Runs a query. Throws LakeError 429, on which clients retry, if too many wait or too much of what the client asked for is unread.
     */
    async run<Result>(id: string, query: () => Result): Promise<Result> {
      const client = stateOf(id);
      if (client.waiting >= MAX_WAITING) throw tooMany("Wait for the earlier ones");
      client.waiting += 1;
      try {
        return await runInTurn(client, () => {
          // Once more: the results of those that waited before it may be unread by now.
          assertReads(client);
          return query();
        });
      } finally {
        client.waiting -= 1;
      }
    },
    /** Lets a client begin a request, and counts what is unread of its response. */
    admit(id: string, response: Outgoing): void {
      const client = stateOf(id);
      assertReads(client);
      client.responses.add(response);
      response.once("close", () => client.responses.delete(response));
    },
  };
}

function tooMany(remedy: string): Error {
  return httpError(429, `Too many requests at the same time. ${remedy}`);
}

/** Middleware for each request of somebody with an account or a token, whatever it asks for. */
export function admitRequests(shares: QueryShares): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    const identity = c.get("identity");
    // Not in tests that call the app directly.
    if (identity.role !== "anonymous" && c.env?.outgoing) shares.admit(clientOf(identity), c.env.outgoing);
    await next();
  };
}

/** A request may have waited for minutes, behind others or with a slow body. */
function assertSignedIn(c: LakeContext): void {
  if (!c.get("isStillSignedIn")()) throw unauthorized("The session has ended: sign in");
}

/**
 * Returns a function that answers with a text, which it makes when it is the turn of the client. All routes and datasets have the same
 * shares, so that a client has one turn for them together.
 */
export function createAnswerInTurn(shares: QueryShares) {
  return async (
    c: LakeContext,
    makeText: () => string,
    contentType = "application/json",
  ): Promise<Response> => {
    const text = await shares.run(clientOf(c.get("identity")), () => {
      assertSignedIn(c);
      return makeText();
    });
    return c.body(text, 200, { "content-type": contentType });
  };
}

/**
 * Returns a function that does work of a client when it is its turn: a write, a part of an export, or the start of a stream. Any number waits,
 * because clients do not repeat a write that is rejected, and an export has begun. Bodies and streams are limited.
 */
export function createTakeTurn(shares: QueryShares): TakeTurn {
  return async (c, work) =>
    shares.runAlways(clientOf(c.get("identity")), () => {
      assertSignedIn(c);
      return work();
    });
}

export type AnswerInTurn = ReturnType<typeof createAnswerInTurn>;
