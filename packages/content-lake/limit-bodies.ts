import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

import { httpError } from "./errors.ts";
import { createOpenAmounts } from "./open-amounts.ts";

export interface BodyLimits {
  /** Of one body. */
  readonly maxBytes: number;
  /** Of all bodies of a sender that are being read or handled. */
  readonly maxOpenBytes: number;
}

/** Long enough for the largest body over a slow connection. Only uploads may take longer: they are written to disk as they come. */
const MAX_READ_MS = 2 * 60_000;

/**
 * Middleware that throws LakeError 413 for a longer body, and 429, on which clients retry, for one more than a sender may have open. A body
 * takes memory from its first byte on, and nobody has to send the last one. `senderOf` is an account or an address.
 */
export function limitBodies<Variables extends object>(
  { maxBytes, maxOpenBytes }: BodyLimits,
  senderOf: (c: Context<{ Bindings: Partial<HttpBindings>; Variables: Variables }>) => string,
): MiddlewareHandler<{ Bindings: Partial<HttpBindings>; Variables: Variables }> {
  const countBytes = createOpenAmounts(maxOpenBytes, () =>
    httpError(429, "You are sending too many large requests at the same time. Try again in a moment"),
  );
  const limitOne = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw httpError(413, `The request is larger than ${maxBytes / 1024} kB. Send several smaller requests`);
    },
  });

  return async (c, next) => {
    if (!c.req.raw.body) return next();
    const declared = Number(c.req.header("content-length") ?? maxBytes);
    const close = countBytes(senderOf(c), Math.min(declared, maxBytes));
    const timeout = setTimeout(() => c.env?.incoming?.destroy(), MAX_READ_MS);
    try {
      return await limitOne(c, next);
    } finally {
      clearTimeout(timeout);
      close();
    }
  };
}
