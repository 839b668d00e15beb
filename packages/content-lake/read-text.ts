import type { Context } from "hono";

import { httpError } from "./errors.ts";

/** Reads the body. Throws LakeError 400 if the client ends the request before, which nobody sees and the log need not have. */
export function readText(c: Context): Promise<string> {
  return c.req.text().catch((error: unknown) => {
    throw c.env?.incoming?.destroyed ? httpError(400, "The request ended before its body") : error;
  });
}
