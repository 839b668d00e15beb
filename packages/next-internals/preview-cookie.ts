import { createHmac, timingSafeEqual } from "node:crypto";

// Next's draft mode cookie has the same value for all editors until the next build. The custom server never sends that value.
// Instead each browser gets its own cookie, which expires, and which becomes invalid when the editor ends the preview.

/** Next's name for the cookie. The test compares it with the installed Next. */
export const PREVIEW_COOKIE = "__prerender_bypass";

/**
 * The cookie with which app/api/draft-mode/enable says which preview it opens: `<who opens it, in base64url>.<when it ends, in ms since 1970>`.
 * This module makes it a part of the signed cookie, and gives it back to Next. Only `next dev` sends it to browsers.
 */
export const PREVIEW_ID_COOKIE = "preview-id";

const COOKIE = new RegExp(`^\\s*${PREVIEW_COOKIE}\\s*(?:=(.*))?$`);
const PREVIEW_ID = new RegExp(`^\\s*${PREVIEW_ID_COOKIE}\\s*(?:=([\\w.-]*))?`);
const VALUE = /^([\w-]*)\.([1-9]\d{12})\.([\w-]{43})$/;

interface Options {
  /** The value of Next's own cookie. It is the secret that signs our cookies, so it must never leave the server. */
  readonly nextValue: string;
  /**
   * The names of the other cookies that the site reads. Next gets no others. Its time grows with the square of their number, and anybody can
   * send thousands.
   */
  readonly readCookies: readonly string[];
  readonly siteUrl: string;
  /** The Studio frames the preview. If it is on the same host, no request from another site gets the cookie. */
  readonly studioUrl: string;
  /** Ends a preview for all processes, which may have copies of its cookie. */
  readonly endPreview: (preview: string) => Promise<void>;
  readonly now?: () => number;
}

/** A preview whose cookie is valid. */
interface Preview {
  /** As in PREVIEW_ID_COOKIE. */
  readonly preview: string;
  /** Who opened it. */
  readonly opener: string;
}

/** The draft mode of an editor. */
export interface Draft extends Preview {
  /** The Cookie header for Next. */
  readonly header: string;
}

interface ReceivedCookies {
  /** The Cookie header for Next, without the preview. */
  readonly published: string | undefined;
  /** Set for an editor. */
  readonly draft?: Draft;
}

export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

export function createPreviewCookie({
  nextValue,
  readCookies,
  siteUrl,
  studioUrl,
  endPreview,
  now = Date.now,
}: Options) {
  const hasStudioOnHost = hostOf(studioUrl) === hostOf(siteUrl);

  function signatureOf(text: string): Buffer {
    return createHmac("sha256", nextValue).update(text).digest();
  }

  const create = (preview: string) => `${preview}.${signatureOf(preview).toString("base64url")}`;

  /** Undefined if the cookie is not valid. */
  function read(value: string): Preview | undefined {
    const match = VALUE.exec(value);
    if (!match) return undefined;
    const [, opener = "", expiresAt = "", signature = ""] = match;
    const preview = `${opener}.${expiresAt}`;
    const given = Buffer.from(signature, "base64url");
    const expected = signatureOf(preview);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return Number(expiresAt) > now() ? { preview, opener } : undefined;
  }

  /** Rewrites a request's Cookie header for Next. An editor's cookie becomes Next's own value. */
  function receive(header: string | undefined): ReceivedCookies {
    if (header === undefined) return { published: undefined };
    const sent = header.split(";").map((cookie) => cookie.trim());
    const others = readCookies.flatMap((name) => sent.find((cookie) => cookie.startsWith(`${name}=`)) ?? []);
    const published = others.join("; ") || undefined;
    const [cookie] = valuesIn(header).flatMap((value) => read(value) ?? []);
    if (!cookie) return { published };
    const own = [`${PREVIEW_COOKIE}=${nextValue}`, `${PREVIEW_ID_COOKIE}=${cookie.preview}`];
    return { published, draft: { ...cookie, header: [...others, ...own].join("; ") } };
  }

  /**
   * Rewrites Next's Set-Cookie headers for the browser. `header` is the Cookie header of the request: when Next deletes its cookie,
   * the previews of the request end.
   */
  async function send(cookies: readonly string[], header: string | undefined): Promise<string[]> {
    const isDeleted = cookies.some((cookie) => cookie.startsWith(`${PREVIEW_COOKIE}=;`));
    const ended = isDeleted ? valuesIn(header).flatMap((value) => read(value) ?? []) : [];
    await Promise.all(ended.map(({ preview }) => endPreview(preview)));
    const [opened = ""] = cookies.flatMap((cookie) => PREVIEW_ID.exec(cookie)?.[1] ?? []);
    const own = `${PREVIEW_COOKIE}=${nextValue}`;
    return cookies
      .filter((cookie) => !PREVIEW_ID.test(cookie))
      .map((cookie) => {
        if (!cookie.startsWith(own)) return cookie;
        const preview = cookie.replace(own, () => `${PREVIEW_COOKIE}=${create(opened)}`);
        return hasStudioOnHost ? preview.replace(/samesite=none/i, "SameSite=lax") : preview;
      });
  }

  return { receive, send };
}

const MAX_COOKIES = 2;

/** A browser can send two cookies: one from the preview in the Studio's frame, and one from a separate window. */
function valuesIn(header: string | undefined): string[] {
  const values = (header ?? "").split(";").flatMap((cookie) => COOKIE.exec(cookie)?.[1] ?? []);
  return values.slice(0, MAX_COOKIES);
}

/** The protocol and host of an address. Its port is no part of a site for browsers. */
function hostOf(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}`;
}
