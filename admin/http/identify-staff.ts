import * as v from "valibot";

import { HttpError } from "./errors.ts";
import type { Identity } from "./identity.ts";

/** Identifies the sender of a request. Throws an HttpError: 401 for an unknown token, 503 if the token cannot be checked now. */
export type Identify = (request: Request) => Promise<Identity>;

interface Options {
  /** The API that knows who is signed in to the Studio: the embedded lake, or https://<project>.api.sanity.io. */
  readonly contentApiUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
}

/** GET /users/me. It is an empty object for an unknown token. */
const User = v.object({
  id: v.optional(v.string()),
  roles: v.optional(v.array(v.object({ name: v.string() })), []),
});

const ANONYMOUS: Identity = { id: "<anonymous>", role: "anonymous" };
/** After signing out or losing a role, a member of staff can still read quote requests for this long. */
const CACHE_MS = 10_000;
const MAX_CACHED = 500;
const TIMEOUT_MS = 5000;
/** The maximum number of simultaneous requests to the content API, because anybody can send a flood of tokens. */
const MAX_LOOKUPS = 10;
const MAX_TOKEN_LENGTH = 1000;

/** Asks the content API who sent a request, and for their roles. The embedded lake and Sanity answer in the same form. */
export function createIdentify(options: Options): Identify {
  const { contentApiUrl, fetch = globalThis.fetch, now = Date.now } = options;
  const known = new Map<string, { readonly identity: Identity; readonly until: number }>();
  const running = new Map<string, Promise<Identity>>();

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
    const { id, roles } = v.parse(User, await response.json());
    return id === undefined ? ANONYMOUS : { id, role: roleOf(roles.map(({ name }) => name)) };
  }

  /** Simultaneous requests with the same token share one lookup. */
  function lookUp(token: string): Promise<Identity> {
    const shared = running.get(token);
    if (shared) return shared;
    if (running.size >= MAX_LOOKUPS) throw unavailable("Many people are signing in. Try again in a moment");
    const lookup = load(token).finally(() => running.delete(token));
    running.set(token, lookup);
    return lookup;
  }

  async function identifyToken(token: string): Promise<Identity> {
    if (token.length > MAX_TOKEN_LENGTH) return ANONYMOUS;
    const cached = known.get(token);
    if (cached && cached.until > now()) return cached.identity;
    const identity = await lookUp(token);
    const [oldest] = known.keys();
    if (known.size >= MAX_CACHED && oldest !== undefined) known.delete(oldest);
    known.set(token, { identity, until: now() + CACHE_MS });
    return identity;
  }

  return async function identify(request) {
    const token = bearerTokenOf(request);
    if (token === undefined) return ANONYMOUS;
    const identity = await identifyToken(token);
    if (identity.role === "anonymous") throw new HttpError(401, "The session is unknown or has expired");
    return identity;
  };
}

/** The bearer token of the Authorization header. */
function bearerTokenOf({ headers }: Request): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.get("authorization") ?? "")?.[1];
}

/** The role of a member. Custom roles are ignored, so members with only a custom role may not read visitors' data. */
function roleOf(names: readonly string[]): Identity["role"] {
  if (names.includes("administrator")) return "administrator";
  return names.some((name) => name === "editor" || name === "developer") ? "editor" : "viewer";
}

function unavailable(message: string, cause?: unknown): HttpError {
  return new HttpError(503, message, { cause });
}
