import { ServerResponse } from "node:http";

import type { Context } from "hono";

import { createAnonymousSlots } from "../anonymous-slots.ts";
import { httpError } from "../errors.ts";

const LIMITS = { perAddress: 16, total: 64 };
/** The maximum time from the request to the last byte of the response. Afterward the memory of an unread response is freed. */
const MAX_DURATION_MS = 30_000;

type Turn = () => Promise<void>;

/** Runs the requests of strangers one at a time. Addresses take turns. */
export class Turns {
  readonly #open = new Map<string, number>();
  readonly #slots = createAnonymousSlots(LIMITS.total);
  readonly #waiting = new Map<string, Turn[]>();
  #isBusy = false;

  /**
   * Counts a request as open until the client has received the response. Throws LakeError 429, on which clients retry, if its address has
   * too many. If there are too many in all, the address with the most loses the connection of its oldest one. The result is aborted when
   * the client has gone.
   */
  open(c: Context, address: string): AbortSignal {
    if ((this.#open.get(address) ?? 0) >= LIMITS.perAddress)
      throw httpError(
        429,
        "Too many requests at the same time. Send fewer, read their responses, or sign in",
      );
    this.#count(address, 1);
    const outgoing = responseOf(c);
    const gone = new AbortController();
    const cut = () => void outgoing.destroy();
    const timeout = setTimeout(cut, MAX_DURATION_MS);
    const freeSlot = this.#slots.take(address, cut);
    outgoing.once("close", () => {
      clearTimeout(timeout);
      freeSlot();
      this.#count(address, -1);
      gone.abort();
    });
    return gone.signal;
  }

  /** Does the work when it is the turn of this address. Rejects with LakeError 429 when `gone` is aborted before, which nobody sees. */
  take<Result>(address: string, gone: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const turn: Turn = () => work().then(resolve, reject);
      const giveUp = () => {
        this.#remove(address, turn);
        reject(httpError(429, "The request was ended before its turn"));
      };
      if (gone.aborted) return giveUp();
      gone.addEventListener("abort", giveUp);
      const turns = this.#waiting.get(address);
      if (turns) turns.push(turn);
      else this.#waiting.set(address, [turn]);
      if (!this.#isBusy) void this.#runAll();
      return undefined;
    });
  }

  #count(address: string, change: 1 | -1): void {
    const open = (this.#open.get(address) ?? 0) + change;
    if (open === 0) this.#open.delete(address);
    else this.#open.set(address, open);
  }

  async #runAll(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) await next();
    this.#isBusy = false;
  }

  /** The oldest work of the address that has waited longest since its last turn. */
  #takeNext(): Turn | undefined {
    const [entry] = this.#waiting;
    if (entry === undefined) return undefined;
    const [address, [first, ...others]] = entry;
    this.#waiting.delete(address);
    if (others.length > 0) this.#waiting.set(address, others);
    return first;
  }

  #remove(address: string, turn: Turn): void {
    const others = this.#waiting.get(address)?.filter((each) => each !== turn) ?? [];
    if (others.length > 0) this.#waiting.set(address, others);
    else this.#waiting.delete(address);
  }
}

function responseOf(c: Context): ServerResponse {
  const outgoing: unknown = c.env?.outgoing;
  if (outgoing instanceof ServerResponse) return outgoing;
  throw new Error("Strangers are answered only through an HTTP server.");
}
