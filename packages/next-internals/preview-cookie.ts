import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

// Next's draft mode cookie has the same value for all editors until the next build. The custom server never sends that value.
// Instead each browser gets its own cookie, which expires, and which becomes invalid when the editor ends the preview.

/** Next's name for the cookie. The test compares it with the installed Next. */
export const PREVIEW_COOKIE = "__prerender_bypass";

/**
 * The cookie with which app/api/draft-mode/enable says who opened the preview, in base64url. This module makes it a part of the signed
 * cookie, and gives it back to Next. Only `next dev` sends it to browsers.
 */
export const OPENER_COOKIE = "preview-opener";

/** A working day. The Studio requests a new cookie whenever it opens the preview. */
const LIFETIME_MS = 12 * 60 * 60 * 1000;

/** The number of revoked cookies in memory. Only a browser with a valid cookie can add one. */
const MAX_ENDED = 10_000;

const COOKIE = new RegExp(`^\\s*${PREVIEW_COOKIE}\\s*(?:=(.*))?$`);
const OPENER = new RegExp(`^\\s*${OPENER_COOKIE}\\s*(?:=([\\w-]*))?`);
const VALUE = /^([\w-]{22})\.([\w-]*)\.([1-9]\d{12})\.([\w-]{43})$/;

interface Options {
  /** The value of Next's own cookie. It is the secret that signs our cookies, so it must never leave the server. */
  readonly nextValue: string;
  readonly siteUrl: string;
  /** The Studio frames the preview. If it is on the same host, no request from another site gets the cookie. */
  readonly studioUrl: string;
  readonly now?: () => number;
}

interface ValidCookie {
  readonly id: string;
  readonly opener: string;
  readonly expiresAt: number;
}

/** The draft mode of an editor. */
export interface Draft {
  /** Who opened the preview. */
  readonly opener: string;
  /** The Cookie header for Next. */
  readonly header: string;
}

interface ReceivedCookies {
  /** The Cookie header without the preview. */
  readonly published: string | undefined;
  /** Set for an editor. */
  readonly draft?: Draft;
}

export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

export function createPreviewCookie({ nextValue, siteUrl, studioUrl, now = Date.now }: Options) {
  const hasStudioOnHost = hostOf(studioUrl) === hostOf(siteUrl);
  /** The ids of revoked cookies, with the time at which they would have expired. Roughly sorted by that time. */
  const ended = new Map<string, number>();

  function signatureOf(text: string): Buffer {
    return createHmac("sha256", nextValue).update(text).digest();
  }

  function create(opener: string): string {
    const text = `${randomBytes(16).toString("base64url")}.${opener}.${now() + LIFETIME_MS}`;
    return `${text}.${signatureOf(text).toString("base64url")}`;
  }

  /** Undefined if the cookie is not valid. */
  function read(value: string): ValidCookie | undefined {
    const [, id = "", opener = "", expiry, signature = ""] = VALUE.exec(value) ?? [];
    const given = Buffer.from(signature, "base64url");
    const expected = signatureOf(`${id}.${opener}.${expiry}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const expiresAt = Number(expiry);
    return expiresAt > now() && !ended.has(id) ? { id, opener, expiresAt } : undefined;
  }

  function end(value: string): void {
    const cookie = read(value);
    if (!cookie) return;
    for (const [id, expiresAt] of ended) {
      if (expiresAt > now() && ended.size < MAX_ENDED) break;
      ended.delete(id);
    }
    ended.set(cookie.id, cookie.expiresAt);
  }

  /** Rewrites a request's Cookie header for Next: an editor's cookie becomes Next's own value, and any other one is removed. */
  function receive(header: string | undefined): ReceivedCookies {
    if (header === undefined) return { published: undefined };
    const others = header.split(";").filter((cookie) => !COOKIE.test(cookie) && !OPENER.test(cookie));
    const published = others.join(";").trim() || undefined;
    const [cookie] = valuesIn(header).flatMap((value) => read(value) ?? []);
    if (!cookie) return { published };
    const { opener } = cookie;
    const own = [` ${PREVIEW_COOKIE}=${nextValue}`, ` ${OPENER_COOKIE}=${opener}`];
    return { published, draft: { opener, header: [...others, ...own].join(";").trim() } };
  }

  /**
   * Rewrites Next's Set-Cookie headers for the browser. `header` is the Cookie header of the request: when Next deletes its cookie,
   * the cookies of the request are revoked.
   */
  function send(cookies: readonly string[], header: string | undefined): string[] {
    const isDeleted = cookies.some((cookie) => cookie.startsWith(`${PREVIEW_COOKIE}=;`));
    if (isDeleted) for (const value of valuesIn(header)) end(value);
    const [opener = ""] = cookies.flatMap((cookie) => OPENER.exec(cookie)?.[1] ?? []);
    const own = `${PREVIEW_COOKIE}=${nextValue}`;
    return cookies
      .filter((cookie) => !OPENER.test(cookie))
      .map((cookie) => {
        if (!cookie.startsWith(own)) return cookie;
        const preview = cookie.replace(own, () => `${PREVIEW_COOKIE}=${create(opener)}`);
        return hasStudioOnHost ? preview.replace(/samesite=none/i, "SameSite=lax") : preview;
      });
  }

  return { receive, send };
}

/** A browser can send two cookies: one from the preview in the Studio's frame, and one from a separate window. */
function valuesIn(header: string | undefined): string[] {
  return (header ?? "").split(";").flatMap((cookie) => COOKIE.exec(cookie)?.[1] ?? []);
}

/** The protocol and host of an address. Its port is no part of a site for browsers. */
function hostOf(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}`;
}
