import type { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";

import type { MiddlewareHandler } from "hono";

import { clientOf, isLimited } from "../access/identity.ts";
import { httpError, StoppedError, unauthorized } from "../errors.ts";
import { createTurns } from "../turns.ts";
import type { LakeContext, LakeEnv } from "./request.ts";

/** After work of this much processor time, its client rests for as long. */
const LARGE_MS = 100;
/** After smaller work of this much time together, requests of others that have arrived come first. */
const TURN_MS = 20;
/**
 * After work that was stopped, a limited client rests this many times as long as the processor worked for it: about a minute, or less if the
 * machine was busy with other work. The Studio asks for no such work. A preview does if others write drafts that make its queries slow. So
 * the preview of a trusted account rests only as long as it worked. Other accounts could use the token of their preview to repeat slow queries.
 */
const REST_FACTOR_AFTER_STOP = 20;
/** A limited client is busy if it has worked for longer than this lately. The start of a Studio takes less. */
const BUSY_MS = 500;
/** What counts as lately: a client that works for a twentieth of the time does not become busy. */
const FORGET_FACTOR = 20;
/**
 * How much limited clients may work together before they leave half of the thread to others. Busy clients reach their limit first: their longest
 * query takes three seconds, and those that are not busy do not wait after it.
 */
const BURST_MS = { busy: 500, others: 4000 };
/** A program may create so many documents at once, and does not repeat a write that is rejected. */
const MAX_WAITING = 1000;
/** Bytes of answers that a client may have unread before its next request. */
const MAX_UNREAD = 64 * 1024 ** 2;

/** A response that is being sent. */
type Outgoing = EventEmitter & Pick<ServerResponse, "writableLength">;

interface Client {
  /** Ends when its last work has ended. */
  last: Promise<unknown>;
  /** How much of its work waits. */
  waiting: number;
  /** The processor time of its work since its last rest. */
  workedMs: number;
  /** As of `performance.now()`. */
  restsUntil: number;
  /** When its work as a limited client will be forgotten, as of `performance.now()`. */
  remembersUntil: number;
  /** Those that are not sent yet, or not completely. */
  readonly responses: Set<Outgoing>;
}

/** What decides how long a client rests. */
interface Kind {
  /** As access/identity.ts says. */
  readonly isLimited: boolean;
  /** Whether it reads with the token of a preview that someone trusted has opened. */
  readonly hasTrustedOpener: boolean;
}

export type ClientTurns = ReturnType<typeof createClientTurns>;

/**
 * Limits what the requests of one client take together: each has limits of its own, but a client may send any number. Its
 * requests are handled one after the other, so that another client waits for one of them at most. After a large one, the client rests as long.
 * Limited clients also take turns with each other, because there may be any number of them. Those that have worked little lately come first.
 */
export function createClientTurns(burstMs = BURST_MS) {
  const clients = new Map<string, Client>();
  const takeTurnOf = { busy: createTurns(), others: createTurns() };
  /** When limited clients will have left as much time to others as they took, as of `performance.now()`. */
  let limitedUntil = 0;

  function stateOf(id: string): Client {
    const client = clients.get(id) ?? {
      last: Promise.resolve(),
      waiting: 0,
      workedMs: 0,
      restsUntil: 0,
      remembersUntil: 0,
      responses: new Set(),
    };
    clients.set(id, client);
    return client;
  }

  function assertReads({ responses }: Client): void {
    const unread = [...responses].reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (unread > MAX_UNREAD) throw tooMany("Read the results of the earlier ones first");
  }

  function runNow<Result>(
    client: Client,
    { isLimited: isLimitedClient, hasTrustedOpener }: Kind,
    work: () => Result,
  ): Result {
    const [start, startedAt] = [process.threadCpuUsage(), performance.now()];
    let factor = 1;
    try {
      return work();
    } catch (error) {
      if (error instanceof StoppedError && isLimitedClient && !hasTrustedOpener)
        factor = REST_FACTOR_AFTER_STOP;
      throw error;
    } finally {
      const { user, system } = process.threadCpuUsage(start);
      const workedMs = (user + system) / 1000;
      client.workedMs += factor * workedMs;
      if (isLimitedClient) {
        client.remembersUntil = Math.max(client.remembersUntil, startedAt) + FORGET_FACTOR * workedMs;
        // By the clock: for as long, nobody else had the thread.
        limitedUntil = Math.max(limitedUntil, startedAt) + 2 * (performance.now() - startedAt);
      }
      if (client.workedMs > TURN_MS) {
        client.restsUntil = performance.now() + (client.workedMs > LARGE_MS ? client.workedMs : 1);
        client.workedMs = 0;
      }
    }
  }

  async function runNext<Result>(id: string, kind: Kind, work: () => Result): Promise<Result> {
    const client = stateOf(id);
    await waitUntil(client.restsUntil);
    if (!kind.isLimited) return runNow(client, kind, work);
    const line = client.remembersUntil - performance.now() > FORGET_FACTOR * BUSY_MS ? "busy" : "others";
    return takeTurnOf[line](id, async () => {
      // Requests that have arrived come in between.
      await setImmediate();
      // Others may work meanwhile.
      while (performance.now() < limitedUntil - burstMs[line]) await waitUntil(limitedUntil - burstMs[line]);
      return runNow(client, kind, work);
    });
  }

  return {
    /**
     * Does work of a client. Throws LakeError 429, on which clients repeat queries, if too much waits or too much of what the client asked for
     * is unread.
     */
    async run<Result>(
      id: string,
      work: () => Result,
      { isLimited: isLimitedClient = false, hasTrustedOpener = false }: Partial<Kind> = {},
    ): Promise<Result> {
      const client = stateOf(id);
      if (client.waiting >= MAX_WAITING) throw tooMany("Wait for the earlier ones");
      client.waiting += 1;
      const result = client.last.then(() =>
        runNext(id, { isLimited: isLimitedClient, hasTrustedOpener }, () => {
          // Once more: the results of those that waited before it may be unread by now.
          assertReads(client);
          return work();
        }),
      );
      client.last = result.catch(() => undefined);
      return result.finally(() => (client.waiting -= 1));
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

async function waitUntil(time: number): Promise<void> {
  const waitMs = time - performance.now();
  if (waitMs > 0) await setTimeout(waitMs, undefined, { ref: false });
}

function tooMany(remedy: string): Error {
  return httpError(429, `Too many requests at the same time. ${remedy}`);
}

/** Middleware for each request of somebody with an account or a token, whatever it asks for. */
export function admitRequests(turns: ClientTurns): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    const identity = c.get("identity");
    // Not in tests that call the app directly.
    if (identity.role !== "anonymous" && c.env?.outgoing) turns.admit(clientOf(identity), c.env.outgoing);
    await next();
  };
}

/** A request may have waited for minutes, behind others or with a slow body. */
function assertSignedIn(c: LakeContext): void {
  if (!c.get("isStillSignedIn")()) throw unauthorized("The session has ended: sign in");
}

/**
 * Does work of a client when it is its turn: a query, a write, a part of an export, or the start of a stream. All that grows with what the
 * client sends or asks for belongs in it, from parsing the body to formatting the response. Throws LakeError 429 if too much waits.
 */
export type TakeTurn = <Result>(c: LakeContext, work: () => Result) => Promise<Result>;

/** All routes and datasets share it, so that a client has one turn for them together. */
export function createTakeTurn(turns: ClientTurns): TakeTurn {
  return async (c, work) => {
    const identity = c.get("identity");
    return turns.run(
      clientOf(identity),
      () => {
        assertSignedIn(c);
        return work();
      },
      { isLimited: isLimited(identity), hasTrustedOpener: identity.hasTrustedOpener ?? false },
    );
  };
}

export type AnswerInTurn = ReturnType<typeof createAnswerInTurn>;

/** Returns a function that answers with a text, which it makes when it is the turn of the client. */
export function createAnswerInTurn(takeTurn: TakeTurn) {
  return async (
    c: LakeContext,
    makeText: () => string,
    contentType = "application/json",
  ): Promise<Response> => c.body(await takeTurn(c, makeText), 200, { "content-type": contentType });
}
