import { HTTPException } from "hono/http-exception";
import * as v from "valibot";

/** The sender of a request, as a Content Lake knows them. */
export interface Identity {
  readonly id: string;
  readonly role: "anonymous" | "viewer" | "editor" | "administrator";
}

/** Hono's types for an API with members: what middleware stores in the context. */
export interface IdentityEnv {
  Variables: { identity?: Identity };
}

/** Identifies the sender of a request. Throws an HTTPException: 401 for an unknown token, 429 or 503 if the token cannot be checked now. */
export type Identify = (request: Request) => Promise<Identity>;

interface Options {
  /** The API that knows who is signed in to the Studio: https://<project>.api.sanity.io, or a server with the same API. */
  readonly contentApiUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
}

/** GET /users/me. It is an empty object for an unknown token. */
const User = v.object({
  id: v.optional(v.string()),
  roles: v.optional(v.array(v.object({ name: v.string() })), []),
  /** How they have signed in. */
  provider: v.optional(v.string()),
});
/** The provider of tokens that were made for programs. */
const PROGRAMS = "sanity-token";

const ANONYMOUS: Identity = { id: "<anonymous>", role: "anonymous" };
/** After signing out or losing a role, a member keeps the rights for this long. */
const CACHE_MS = 10_000;
const MAX_CACHED = 500;
const TIMEOUT_MS = 5000;
/**
 * The maximum number of simultaneous requests to the content API about tokens that were never valid, because anyone can send a flood
 * of them. Tokens that were valid before do not count.
 */
const MAX_LOOKUPS = 10;
const MAX_TOKEN_LENGTH = 1000;

interface Cached {
  readonly identity: Identity;
  readonly until: number;
}

/** Asks the content API who sent a request, and for their roles. Programs with a token of their own are viewers, whatever they may write. */
export function createIdentify(options: Options): Identify {
  const { contentApiUrl, fetch = globalThis.fetch, now = Date.now } = options;
  /** The tokens of members, also after `until`, so that a flood of others cannot take their place. */
  const members = new Map<string, Cached>();
  const strangers = new Map<string, Cached>();
  const running = new Map<string, Promise<Identity>>();
  let lookups = 0;

  async function load(token: string): Promise<Identity> {
    const response = await fetch(`${contentApiUrl}/v2021-06-07/users/me`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw unavailable(
        "The Content Lake cannot be reached to ask who is signed in. Try again in a moment",
        cause,
      );
    });
    if (response.status === 401 || response.status === 403) return ANONYMOUS;
    if (!response.ok)
      throw unavailable(`The Content Lake could not say who is signed in (status ${response.status})`);
    const { id, roles, provider } = v.parse(User, await response.json());
    if (id === undefined) return ANONYMOUS;
    return { id, role: provider === PROGRAMS ? "viewer" : roleOf(roles.map(({ name }) => name)) };
  }

  /** Simultaneous requests with the same token share one lookup. */
  function lookUp(token: string): Promise<Identity> {
    const shared = running.get(token);
    if (shared) return shared;
    const isNew = !members.has(token);
    if (isNew && lookups >= MAX_LOOKUPS)
      throw new HTTPException(429, { message: "Many people are signing in. Try again in a moment" });
    if (isNew) lookups += 1;
    const lookup = load(token).finally(() => {
      running.delete(token);
      if (isNew) lookups -= 1;
    });
    running.set(token, lookup);
    return lookup;
  }

  async function identifyToken(token: string): Promise<Identity> {
    if (token.length > MAX_TOKEN_LENGTH) return ANONYMOUS;
    const cached = members.get(token) ?? strangers.get(token);
    if (cached && cached.until > now()) return cached.identity;
    const identity = await lookUp(token);
    members.delete(token);
    const kept = identity.role === "anonymous" ? strangers : members;
    const [oldest] = kept.keys();
    if (kept.size >= MAX_CACHED && oldest !== undefined) kept.delete(oldest);
    kept.set(token, { identity, until: now() + CACHE_MS });
    return identity;
  }

  return async function identify(request) {
    const token = bearerTokenOf(request);
    if (token === undefined) return ANONYMOUS;
    const identity = await identifyToken(token);
    if (identity.role === "anonymous")
      throw new HTTPException(401, { message: "The session is unknown or has expired" });
    return identity;
  };
}

/** The bearer token of the Authorization header. */
function bearerTokenOf({ headers }: Request): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.get("authorization") ?? "")?.[1];
}

/** The role of a member. Custom roles are ignored, so members with only a custom role are viewers. */
function roleOf(names: readonly string[]): Identity["role"] {
  if (names.includes("administrator")) return "administrator";
  return names.some((name) => name === "editor" || name === "developer") ? "editor" : "viewer";
}

function unavailable(message: string, cause?: unknown): HTTPException {
  return new HTTPException(503, { message, cause });
}
