import { createHash, timingSafeEqual } from "node:crypto";

import { unauthorized } from "../errors.ts";
import type { Accounts } from "./accounts.ts";
import { ANONYMOUS, LOCAL_ADMINISTRATOR, PREVIEW, SITE, type Identity } from "./identity.ts";
import type { Origins } from "./origins.ts";
import { isPreviewToken } from "./preview-token.ts";
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
  /** Whether a request has the site's read token. */
  isSite(request: Request): boolean;
  /**
   * Whether the request comes from this machine: from a program such as the site, or from a page of the Studio in its browser.
   * False if a proxy forwarded the request.
   */
  isFromThisMachine(request: Request): boolean;
  /** The identity of a token without a request, for the presence WebSocket. Throws LakeError 401. */
  identifyToken(token: string): Identity;
}

interface AccessSettings {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly origins: Origins;
  /** The token with which the site's server reads drafts. It may read everything and write nothing. Undefined if there is no site. */
  readonly readToken: string | undefined;
  readonly isLoopback: boolean;
}

export function createAccess({ accounts, tokens, origins, readToken, isLoopback }: AccessSettings): Access {
  const isOpen = () => isLoopback && accounts.count() === 0;

  const isSiteToken = (token: string) => readToken !== undefined && equalInConstantTime(token, readToken);

  function identifyToken(token: string): Identity {
    if (isSiteToken(token)) return SITE;
    if (readToken !== undefined && isPreviewToken(token, readToken)) return PREVIEW;
    const found = tokens.find(token);
    // Sessions of the local administrator end when the first account is created.
    const isExpired = found?.owner === LOCAL_ADMINISTRATOR.id && !isOpen();
    if (!found || isExpired) throw unauthorized("Session not found: the token is unknown or has expired");
    return { id: found.owner, role: found.role, isRobot: found.kind === "api" };
  }

  return {
    accounts,
    tokens,
    origins,
    isOpen,
    isSite(request) {
      const token = bearerTokenOf(request);
      return token !== undefined && isSiteToken(token);
    },
    identifyToken,
    isFromThisMachine: (request) => isFromThisMachine(request, origins),
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

/**
 * The headers that show that a reverse proxy forwarded a request. A proxy on this machine forwards requests from other machines. By
 * default nginx adds no forwarding header but sends `Connection: close`, which browsers, curl and Node do not.
 */
const PROXY_HEADERS =
  /^(x-forwarded(-.+)?|forwarded|via|x-real-ip|(x-|true-|x-cluster-|cf-connecting-|fastly-)(client-)?ip|x-envoy-.+)$/;

function isForwarded(headers: Headers): boolean {
  return (
    headers.get("connection") === "close" || [...headers.keys()].some((name) => PROXY_HEADERS.test(name))
  );
}

/** Whether a request was made on this machine. If a page in a browser made it, the page must be of the Studio or the lake. */
function isFromThisMachine({ url, headers }: Request, origins: Origins): boolean {
  if (!isLoopbackHostname(new URL(url).hostname) || isForwarded(headers)) return false;
  const origin = headers.get("origin");
  if (origin !== null) return origins.isEditor(origin);
  // Browsers send no Origin header for pictures, links and the address bar. For these, "same-site" could be another port of this
  // machine.
  return ["same-origin", "none", null].includes(headers.get("sec-fetch-site"));
}

/** Whether a host name always means this machine. */
export function isLoopbackHostname(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.endsWith(".localhost");
}

function equalInConstantTime(left: string, right: string): boolean {
  return timingSafeEqual(sha256(left), sha256(right));
}

function sha256(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}
