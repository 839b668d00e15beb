import { createHash, timingSafeEqual } from "node:crypto";

import { unauthorized } from "../errors.ts";
import type { Accounts } from "./accounts.ts";
import { ANONYMOUS, LOCAL_ADMINISTRATOR, SITE, type Identity } from "./identity.ts";
import { isLoopbackHostname, type Origins } from "./origins.ts";
import type { Tokens } from "./tokens.ts";

export interface Access {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly origins: Origins;
  /** True while a loopback lake has no accounts: requests from this machine then have all permissions. */
  isOpen(): boolean;
  /**
   * Determines the identity from the bearer token or, without accounts, from the headers of a request from this machine.
   * Throws LakeError 401 for an unknown or expired token.
   */
  identify(request: Request): Identity;
  /** The identity of a token without a request, for the presence WebSocket. Throws LakeError 401. */
  identifyToken(token: string): Identity;
}

interface AccessSettings {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly origins: Origins;
  /** The site's token for draft mode. It may read everything and write nothing. */
  readonly readToken: string;
  readonly isLoopback: boolean;
}

export function createAccess({ accounts, tokens, origins, readToken, isLoopback }: AccessSettings): Access {
  const isOpen = () => isLoopback && accounts.count() === 0;

  function identifyToken(token: string): Identity {
    if (equalInConstantTime(token, readToken)) return SITE;
    const found = tokens.find(token);
    // Sessions of the local administrator end when the first account is created.
    const isExpired = found?.owner === LOCAL_ADMINISTRATOR.id && !isOpen();
    if (!found || isExpired) throw unauthorized("Session not found: the token is unknown or has expired");
    return { id: found.owner, role: found.role };
  }

  return {
    accounts,
    tokens,
    origins,
    isOpen,
    identifyToken,
    identify(request) {
      const token = bearerTokenOf(request);
      if (token !== undefined) return identifyToken(token);
      return isOpen() && isFromThisMachine(request, origins) ? LOCAL_ADMINISTRATOR : ANONYMOUS;
    },
  };
}

/** The bearer token of the Authorization header. */
export function bearerTokenOf(request: Request): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** Whether a request was made on this machine, and not by a page of another origin in its browser. */
function isFromThisMachine(request: Request, origins: Origins): boolean {
  if (!isLoopbackHostname(new URL(request.url).hostname)) return false;
  // A reverse proxy on this machine forwards requests of other machines.
  if (request.headers.has("x-forwarded-for") || request.headers.has("forwarded")) return false;
  const origin = request.headers.get("origin");
  if (origin !== null) return origins.allows(origin);
  return request.headers.get("sec-fetch-site") !== "cross-site";
}

function equalInConstantTime(left: string, right: string): boolean {
  return timingSafeEqual(sha256(left), sha256(right));
}

function sha256(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}
