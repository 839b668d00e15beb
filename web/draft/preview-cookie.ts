import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

// Next marks an editor with a cookie that is the same for everyone until the next build. The custom server keeps that value to
// itself: a browser gets a cookie of its own, which expires, and which ends for good when the editor leaves the preview.

/** Next's name for the cookie. The test compares it with the installed Next. */
export const PREVIEW_COOKIE = "__prerender_bypass";

/** A working day. The Studio asks for a new cookie whenever it opens the preview. */
const LIFETIME_MS = 12 * 60 * 60 * 1000;

/** Cookies that have ended before they expire. Only somebody with a valid cookie can add one. */
const MAX_ENDED = 10_000;

const COOKIE = new RegExp(`^\\s*${PREVIEW_COOKIE}\\s*(?:=(.*))?$`);
const VALUE = /^([\w-]{22})\.([1-9]\d{12})\.([\w-]{43})$/;

export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

interface Options {
  /** The value of Next's own cookie. It signs ours, so it never leaves the server. */
  readonly nextValue: string;
  readonly now?: () => number;
}

export function createPreviewCookie({ nextValue, now = Date.now }: Options) {
  /** The ids of cookies that have ended, with the time at which they would expire, in that order or nearly so. */
  const ended = new Map<string, number>();

  function signatureOf(text: string): Buffer {
    return createHmac("sha256", nextValue).update(text).digest();
  }

  function create(): string {
    const text = `${randomBytes(16).toString("base64url")}.${now() + LIFETIME_MS}`;
    return `${text}.${signatureOf(text).toString("base64url")}`;
  }

  /** The id and the expiry of a valid cookie. */
  function read(value: string): { readonly id: string; readonly expiresAt: number } | undefined {
    const [, id, expiry, signature] = VALUE.exec(value) ?? [];
    if (id === undefined || signature === undefined) return undefined;
    const given = Buffer.from(signature, "base64url");
    const expected = signatureOf(`${id}.${expiry}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const expiresAt = Number(expiry);
    return expiresAt > now() && !ended.has(id) ? { id, expiresAt } : undefined;
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

  /** A request's Cookie header as Next may get it: with Next's own value for an editor, and without the cookie for others. */
  function receive(header: string | undefined): {
    readonly isDraft: boolean;
    readonly header: string | undefined;
  } {
    if (!header?.includes(PREVIEW_COOKIE)) return { isDraft: false, header };
    const isDraft = valuesIn(header).some((value) => read(value) !== undefined);
    const others = header.split(";").filter((cookie) => !COOKIE.test(cookie));
    const all = isDraft ? [...others, ` ${PREVIEW_COOKIE}=${nextValue}`] : others;
    return { isDraft, header: all.join(";").trim() || undefined };
  }

  /**
   * Set-Cookie headers of Next as the browser may get them. `header` is the Cookie header of the request: when Next deletes the
   * cookie, those of the request end.
   */
  function send(cookies: readonly string[], header: string | undefined): string[] {
    const isDeleted = cookies.some((cookie) => cookie.startsWith(`${PREVIEW_COOKIE}=;`));
    if (isDeleted) for (const value of valuesIn(header)) end(value);
    const own = `${PREVIEW_COOKIE}=${nextValue}`;
    return cookies.map((cookie) => cookie.replace(own, () => `${PREVIEW_COOKIE}=${create()}`));
  }

  return { receive, send };
}

/** A browser can send two: one of the preview in the Studio's frame, and one of a window of its own. */
function valuesIn(header: string | undefined): string[] {
  return (header ?? "").split(";").flatMap((cookie) => COOKIE.exec(cookie)?.[1] ?? []);
}
