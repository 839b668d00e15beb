import { setTimeout } from "node:timers/promises";

import * as v from "valibot";

const Refusal = v.looseObject({
  statusCode: v.number(),
  details: v.optional(
    v.looseObject({
      items: v.optional(v.array(v.looseObject({ error: v.optional(v.looseObject({ type: v.string() })) }))),
    }),
  ),
});

export interface Outcome {
  /** "already": an earlier attempt, whose answer was lost, had been committed. */
  readonly kind: "committed" | "already" | "conflict";
  readonly attempts: number;
}

/** Sends one transaction, under its id, until the lake has acknowledged or refused it. Throws what the client is to blame for. */
export async function untilAnswered(send: () => Promise<unknown>): Promise<Outcome> {
  for (let attempts = 1; ; attempts++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await send();
      return { kind: "committed", attempts };
    } catch (error) {
      const refusal = v.safeParse(Refusal, error);
      // No answer, or one that asks to try again: what became of the transaction is unknown.
      if (refusal.success && refusal.output.statusCode < 500) {
        const type = refusal.output.details?.items?.[0]?.error?.type;
        if (type === "transactionIDAlreadyExistsError") return { kind: "already", attempts };
        if (type === "documentRevisionIDDoesNotMatchError") return { kind: "conflict", attempts };
        throw error;
      }
      // oxlint-disable-next-line no-await-in-loop -- a breath between attempts
      await setTimeout(20);
    }
  }
}

/** Reads until an answer comes. */
export async function untilRead<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await read();
    } catch (error) {
      const refusal = v.safeParse(Refusal, error);
      if (refusal.success && refusal.output.statusCode < 500) throw error;
      // oxlint-disable-next-line no-await-in-loop -- a breath between attempts
      await setTimeout(20);
    }
  }
}
