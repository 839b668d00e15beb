import type { Context } from "hono";
import type * as v from "valibot";

import type { Identity } from "./identity.ts";

/** Hono's types for the staff routes: the values that middleware stores in the request context. */
export interface StaffEnv {
  Variables: { identity: Identity };
}

/** Answers an invalid request with the first message of its contract. */
export function rejectInvalid<Path extends string>(
  result: {
    readonly success: boolean;
    readonly issues?: readonly [v.BaseIssue<unknown>, ...unknown[]] | undefined;
  },
  context: Context<StaffEnv, Path>,
) {
  return result.issues && context.json({ code: 400, msg: result.issues[0].message }, 400);
}
