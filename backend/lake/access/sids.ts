import { randomBytes } from "node:crypto";

const LIFETIME_MS = 60_000;
const LIMIT = 1000;

/** What carries a login from the lake's page to the Studio's address: good for one minute and one use. */
export interface Sids<Value> {
  give(value: Value): string;
  take(sid: string): Value | undefined;
}

export function createSids<Value>(now = Date.now): Sids<Value> {
  const waiting = new Map<string, { value: Value; until: number }>();
  return {
    give(value) {
      const [oldest] = waiting.keys();
      if (waiting.size >= LIMIT && oldest !== undefined) waiting.delete(oldest);
      const sid = randomBytes(32).toString("base64url");
      waiting.set(sid, { value, until: now() + LIFETIME_MS });
      return sid;
    },
    take(sid) {
      const entry = waiting.get(sid);
      waiting.delete(sid);
      return entry && entry.until > now() ? entry.value : undefined;
    },
  };
}
