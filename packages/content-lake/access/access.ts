import { createHash, timingSafeEqual } from "node:crypto";

import { LakeError, unauthorized } from "../errors.ts";
import type { Accounts } from "./accounts.ts";
import { ANONYMOUS, type Identity, isTrusted, LOCAL_ADMINISTRATOR, SITE } from "./identity.ts";
import type { Origins } from "./origins.ts";
import { readPreviewToken } from "./preview-token.ts";
import type { Tokens } from "./tokens.ts";

export interface Access {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly origins: Origins;
  /** True while a loopback lake has no accounts. Its operator then needs none: see local-sign-in.ts. */
  isOpen(): boolean;
  /** Determines the identity from the bearer token. Throws LakeError 401 for an unknown or expired token. */
  identify(request: Request): Identity;
  /** Whether a request has the site's read token. */
  isSite(request: Request): boolean;
  /** The identity of a token without a request, for the presence WebSocket. Throws LakeError 401. */
  identifyToken(token: string): Identity;
  /** Ends a session, or a preview. */
  logOut(token: string): void;
  /** Whether there is still an account or a token with this id of an identity. */
  isMember(id: string): boolean;
  /** Whether the token still has the same rights. Open connections ask this again and again. */
  isStillValid(token: string, identity: Identity): boolean;
}

interface AccessSettings {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly origins: Origins;
  /** The token with which the site's server reads drafts. It may read everything and write nothing. Undefined if there is no site. */
  readonly readToken: string | undefined;
  /** The token of the operator's own programs: see local-key.ts. */
  readonly localKey: string;
  /** Whether a preview that was opened with the shared link may go on: see preview-secrets.ts. */
  readonly isSharedPreview: (opener: string) => boolean;
  readonly isLoopback: boolean;
}

export function createAccess(settings: AccessSettings): Access {
  const { accounts, tokens, origins, readToken, localKey, isLoopback } = settings;
  const isOpen = () => isLoopback && accounts.count() === 0;

  const isSiteToken = (token: string) => readToken !== undefined && equalInConstantTime(token, readToken);

  function accountOf(id: string): Identity | undefined {
    const account = accounts.get(id);
    if (account === undefined) return undefined;
    const { role, scope } = account;
    return { id, role, ...(scope !== null && { scope }) };
  }

  /** The account or token with this id, with the rights that it has now. */
  function memberOf(id: string): Identity | undefined {
    const member = id === LOCAL_ADMINISTRATOR.id ? LOCAL_ADMINISTRATOR : accountOf(id);
    if (member !== undefined) return member;
    const token = tokens.list().find(({ owner }) => owner === id);
    return token && { id, role: token.role, isRobot: true };
  }

  const previewOf = (token: string) =>
    readToken === undefined ? undefined : readPreviewToken(token, readToken);

  /** The identity of a token that the site gives to browsers in draft mode. A preview ends together with the account that opened it. */
  function identifyPreview(token: string): Identity | undefined {
    const { opener } = previewOf(token) ?? {};
    if (opener === undefined || tokens.isEndedPreview(token)) return undefined;
    const member = memberOf(opener);
    if (member === undefined && !settings.isSharedPreview(opener)) return undefined;
    return { ...SITE, opener, hasTrustedOpener: member !== undefined && isTrusted(member) };
  }

  function identifyToken(token: string): Identity {
    if (isSiteToken(token)) return SITE;
    if (equalInConstantTime(token, localKey)) return LOCAL_ADMINISTRATOR;
    const preview = identifyPreview(token);
    if (preview !== undefined) return preview;
    const found = tokens.find(token);
    if (found?.kind === "api") return { id: found.owner, role: found.role, isRobot: true };
    const identity = found && sessionOf(found.owner);
    if (identity === undefined) throw unauthorized("Session not found: the token is unknown or has expired");
    return identity;
  }

  /**
   * A session has the rights that its account has now, and ends with it. Those of the local administrator end when the first account
   * is created.
   */
  function sessionOf(owner: string): Identity | undefined {
    if (owner === LOCAL_ADMINISTRATOR.id) return isOpen() ? LOCAL_ADMINISTRATOR : undefined;
    return accountOf(owner);
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
    logOut(token) {
      const preview = previewOf(token);
      if (preview === undefined) tokens.revoke(token);
      else tokens.endPreview(token, preview);
    },
    isMember: (id) => memberOf(id) !== undefined,
    isStillValid(token, { id, role }) {
      try {
        const current = identifyToken(token);
        return current.id === id && current.role === role;
      } catch (error) {
        if (error instanceof LakeError) return false;
        throw error;
      }
    },
    identify(request) {
      const token = bearerTokenOf(request);
      return token === undefined ? ANONYMOUS : identifyToken(token);
    },
  };
}

/** The bearer token of the Authorization header. */
export function bearerTokenOf(request: Request): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
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
