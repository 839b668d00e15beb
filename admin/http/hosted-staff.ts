import * as v from "valibot";

import { HttpError } from "./errors.ts";
import { ANONYMOUS, bearerTokenOf, type Identity } from "./identity.ts";

/** Sanity's response to GET /users/me. It is an empty object for an unknown token. */
const User = v.object({
  id: v.optional(v.string()),
  roles: v.optional(v.array(v.object({ name: v.string() })), []),
});

interface HostedOptions {
  /** The Sanity project whose members may read quote requests. */
  readonly projectId: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
}

const CACHE_MS = 60_000;
const MAX_CACHED = 500;
const TIMEOUT_MS = 5000;
/** The maximum number of simultaneous requests to Sanity, because anybody can send a flood of tokens. */
const MAX_LOOKUPS = 10;
const MAX_TOKEN_LENGTH = 1000;

/**
 * Identifies staff in hosted mode: asks Sanity for the owner of the token and their role in the project. Throws an HttpError:
 * 401 for an unknown token, 503 if Sanity does not answer.
 */
export function createHostedStaff({
  projectId,
  fetch = globalThis.fetch,
  now = Date.now,
}: HostedOptions): (request: Request) => Promise<Identity> {
  const cache = new Map<string, { readonly identity: Identity; readonly until: number }>();

  let lookups = 0;

  async function lookUp(token: string): Promise<Identity> {
    if (token.length > MAX_TOKEN_LENGTH) return ANONYMOUS;
    if (lookups >= MAX_LOOKUPS) throw unavailable("Many people are signing in. Try again in a moment");
    lookups += 1;
    try {
      return await load(token);
    } finally {
      lookups -= 1;
    }
  }

  async function load(token: string): Promise<Identity> {
    const response = await fetch(`https://${projectId}.api.sanity.io/v2021-06-07/users/me`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw unavailable("Sanity cannot be reached to ask who is signed in. Try again in a moment", cause);
    });
    if (response.status === 401 || response.status === 403) return ANONYMOUS;
    if (!response.ok) throw unavailable(`Sanity could not say who is signed in (status ${response.status})`);
    const { id, roles } = v.parse(User, await response.json());
    return id === undefined ? ANONYMOUS : { id, role: roleOf(roles.map(({ name }) => name)) };
  }

  return async function identify(request) {
    const token = bearerTokenOf(request);
    if (token === undefined) return ANONYMOUS;
    let cached = cache.get(token);
    if (cached === undefined || cached.until <= now()) {
      cached = { identity: await lookUp(token), until: now() + CACHE_MS };
      const [oldest] = cache.keys();
      if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      cache.set(token, cached);
    }
    if (cached.identity.role === "anonymous") throw new HttpError(401, "Sanity does not know this session");
    return cached.identity;
  };
}

/** The role of a member. Custom roles are ignored, so members with only a custom role may not read visitors' data. */
function roleOf(names: readonly string[]): Identity["role"] {
  if (names.includes("administrator")) return "administrator";
  return names.some((name) => name === "editor" || name === "developer") ? "editor" : "viewer";
}

function unavailable(message: string, cause?: unknown): Error {
  return new HttpError(503, message, { cause });
}
