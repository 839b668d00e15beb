import { setTimeout } from "node:timers/promises";

import * as v from "valibot";

const RETRY_DELAY_MS = 20;

const ErrorResponse = v.looseObject({
  statusCode: v.number(),
  details: v.optional(
    v.looseObject({
      items: v.optional(v.array(v.looseObject({ error: v.optional(v.looseObject({ type: v.string() })) }))),
    }),
  ),
});

export interface CommitResult {
  /** "duplicate": an earlier attempt, whose response was lost, had been committed. */
  readonly kind: "committed" | "duplicate" | "conflict";
  readonly attempts: number;
}

/** Sends one transaction, always with the same id, until the lake commits or rejects it. Throws other client errors. */
export async function commitWithRetry(send: () => Promise<unknown>): Promise<CommitResult> {
  for (let attempts = 1; ; attempts++) {
    try {
      await send();
      return { kind: "committed", attempts };
    } catch (error) {
      // After a 5xx status or without a response, it is unknown whether the transaction was committed.
      const rejection = clientErrorOf(error);
      if (rejection) {
        const type = rejection.details?.items?.[0]?.error?.type;
        if (type === "transactionIDAlreadyExistsError") return { kind: "duplicate", attempts };
        if (type === "documentRevisionIDDoesNotMatchError") return { kind: "conflict", attempts };
        throw error;
      }
      await setTimeout(RETRY_DELAY_MS);
    }
  }
}

/** Reads until the lake responds. Throws client errors. */
export async function readWithRetry<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (clientErrorOf(error)) throw error;
      await setTimeout(RETRY_DELAY_MS);
    }
  }
}

/** The response, if the client threw because of a status below 500. */
function clientErrorOf(error: unknown): v.InferOutput<typeof ErrorResponse> | undefined {
  const { success, output } = v.safeParse(ErrorResponse, error);
  return success && output.statusCode < 500 ? output : undefined;
}
