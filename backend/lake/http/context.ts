import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

import type { Identity } from "../identity.ts";

/** What the middleware has found out before a route runs. */
export interface LakeEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    identity: Identity;
    /** "1", "X" or a date, from the first part of the path. */
    apiVersion: string;
  };
}

export type LakeContext = Context<LakeEnv>;
