import type { Context } from "hono";

import type { Level } from "#log.ts";

/** Sent by every page that is left. */
const OFTEN = /\/(?:statistical|vitals)\/insert$/;
const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** At which level a call is logged: what is only read, or sent by everybody, is of interest where it was refused. */
export function callLevel({ req, res }: Context): Level {
  const isPlain = READING.has(req.method) || OFTEN.test(req.path);
  return isPlain && res.status < 400 ? "debug" : "info";
}
