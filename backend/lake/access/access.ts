import { createHash, timingSafeEqual } from "node:crypto";

import { unauthorized } from "../errors.ts";
import type { Accounts } from "./accounts.ts";
import { ANONYMOUS, LOCAL_ADMINISTRATOR, SITE, type Identity } from "./identity.ts";
import { isLoopbackName, type Origins } from "./origins.ts";
import type { Tokens } from "./tokens.ts";

export interface Access {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly origins: Origins;
  /** Without accounts, on this machine: whoever sits at it may do everything. */
  isOpen(): boolean;
  /** Throws LakeError 401 for a token that is unknown or has expired. Reads `authorization`, `origin` and `sec-fetch-site`. */
  identify(request: Request): Identity;
  /** For a bare token, as on the presence socket. Throws LakeError 401. */
  identifyToken(token: string): Identity;
}

export interface AccessSettings {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly origins: Origins;
  /** Sees everything and changes nothing: the site's token for draft mode. */
  readonly readToken: string;
  readonly isLoopback: boolean;
}

export function createAccess({ accounts, tokens, origins, readToken, isLoopback }: AccessSettings): Access {
  const isOpen = () => isLoopback && accounts.count() === 0;

  function identifyToken(token: string): Identity {
    if (isSame(token, readToken)) return SITE;
    const found = tokens.find(token);
    // A session from before the first account was made must not outlive the open door.
    const isOver = found?.owner === LOCAL_ADMINISTRATOR.id && !isOpen();
    if (!found || isOver) throw unauthorized("Session not found: the token is unknown or has expired");
    return { id: found.owner, role: found.role };
  }

  return {
    accounts,
    tokens,
    origins,
    isOpen,
    identifyToken,
    identify(request) {
      const token = tokenOf(request);
      if (token !== undefined) return identifyToken(token);
      return isOpen() && isFromHere(request, origins) ? LOCAL_ADMINISTRATOR : ANONYMOUS;
    },
  };
}

/** The bearer token of the Authorization header. */
export function tokenOf(request: Request): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** A page of another site cannot borrow the rights of the person whose browser shows it. */
function isFromHere(request: Request, origins: Origins): boolean {
  if (!isLoopbackName(new URL(request.url).hostname)) return false;
  // A proxy on this machine passes on what came from elsewhere.
  if (request.headers.has("x-forwarded-for") || request.headers.has("forwarded")) return false;
  const origin = request.headers.get("origin");
  if (origin !== null) return origins.allows(origin);
  return request.headers.get("sec-fetch-site") !== "cross-site";
}

function isSame(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

function digest(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}
