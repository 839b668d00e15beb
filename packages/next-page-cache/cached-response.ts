import { createHash } from "node:crypto";

import { createEncodings, type Encodings, type RunInBackground } from "./compression.ts";
import type { BufferedResponse } from "./inner-server.ts";

// What the server reads from a response of Next: how long it may be cached, from the headers that Next sends for CDNs, the data for
// React, and the addresses of the stylesheets.
//
// Next's HTML contains each page twice: as markup for the visitor, and as data for React (the React Server Components payload). The
// payload doubles the size of a page, and React's scripts compete with the first picture for bandwidth. So the server sends
// both later.
//
// A page is UTF-8, but the server searches it only for ASCII. So its bytes are read as Latin-1, one character for each byte, which saves
// decoding and encoding it.
//
// Written for Next 16.4.6 and React 19.3. response-lifetime.test.ts has Next's own function write `cache-control`, and looks up
// `x-nextjs-cache` in the installed Next. extract-payload.test.ts has the installed Next write a payload and the installed React write
// scripts.

/** A response that is the same for all visitors, until its lifetime ends or something is published. `encodings` has its body. */
export interface CachedResponse {
  /** Without the query string of a request. */
  readonly path: string;
  readonly response: Omit<BufferedResponse, "body">;
  readonly encodings: Encodings;
  /** A hash of the body as Next sent it. */
  readonly version: string;
  readonly lifetime: Lifetime;
  /** The React payload of a page that is sent without it. It has the same version as the page. */
  readonly payload?: CachedResponse | undefined;
}

export interface PrepareOptions {
  /** Called when a response could not be compressed. The next request for it tries again. */
  readonly onError: (error: unknown) => void;
  readonly runInBackground: RunInBackground;
  /** The script that hydrates a page later. If undefined, pages keep React's data and scripts. */
  readonly pageScript: string | undefined;
  /** Whether a page is only for the server, which sends its text to visitors in other ways. Such a page stays as Next writes it. */
  readonly isInternal: (path: string) => boolean;
  /** The stylesheets of the build by their paths. */
  readonly styles: ReadonlyMap<string, string>;
}

/**
 * Returns a function that turns a response of Next into what the cache keeps. It writes the styles into a page. With deferred hydration, it splits the
 * page into the visible HTML and React's payload.
 */
export function createPrepare({ onError, runInBackground, isInternal, ...texts }: PrepareOptions) {
  const pageScript = texts.pageScript === undefined ? undefined : bytesAsText(texts.pageScript);
  const styles = new Map([...texts.styles].map(([path, text]) => [path, bytesAsText(text)]));

  return function prepare(
    path: string,
    { body: whole, ...response }: BufferedResponse,
    version: string,
    lifetime: Lifetime,
  ): CachedResponse {
    const isPage = response.headers["content-type"]?.startsWith("text/html") && !isInternal(path);
    const payloadAt = payloadPath(path, version);
    const html = isPage ? whole.toString("latin1") : undefined;
    const page = html && pageScript !== undefined ? extractPayload(html, payloadAt, pageScript) : undefined;
    if (!page) {
      const body = html === undefined ? whole : Buffer.from(inlineStyles(html, styles), "latin1");
      return { path, response, encodings: createEncodings(body, runInBackground), version, lifetime };
    }
    const payload = createEncodings(Buffer.from(page.payload), runInBackground);
    // Crawlers fetch pages without payloads, which would take most of the cache's memory. The page itself is compressed first.
    setTimeout(() => void payload.make("br").catch(onError), COMPRESS_PAYLOAD_AFTER_MS);
    return {
      path,
      response,
      encodings: createEncodings(Buffer.from(inlineStyles(page.html, styles), "latin1"), runInBackground),
      version,
      lifetime,
      payload: {
        path: payloadAt,
        response: { status: 200, headers: PAYLOAD_HEADERS, cookies: [] },
        encodings: payload,
        version,
        lifetime: "immutable",
      },
    };
  };
}

const COMPRESS_PAYLOAD_AFTER_MS = 50;

const PAYLOAD_HEADERS = {
  "content-type": "text/plain; charset=utf-8",
  // The address contains the version of the page, but proxies ask again, because the page may have been unpublished.
  "cache-control": "public, max-age=31536000, s-maxage=1, immutable",
};

/** The payload's path contains the version of the page, so its content never changes. */
export function payloadPath(page: string, version: string): string {
  return `/_data/${version}${page === "/" ? "" : page}`;
}

const PAYLOAD_PATH = /^\/_data\/([\da-f]{16})((?:\/.*)?)$/;

/** Reads the page and its version from the path of a payload. Undefined for any other path. */
export function parsePayloadPath(
  path: string,
): { readonly page: string; readonly version: string } | undefined {
  const [, version, page] = PAYLOAD_PATH.exec(path) ?? [];
  return version === undefined ? undefined : { version, page: page || "/" };
}

/** A hash of what Next sent. */
export function versionOf({ body, headers }: BufferedResponse): string {
  return createHash("sha256")
    .update(body)
    .update(headers["location"] ?? "")
    .digest("hex")
    .slice(0, 16);
}

export function isSameLifetime(one: Lifetime, other: Lifetime): boolean {
  return one === other || (one !== "immutable" && other !== "immutable" && one.ms === other.ms);
}

/** "immutable": the address changes whenever the content does. */
export type Lifetime = "immutable" | { readonly ms: number };

/** For a page that Next caches for a limited time. Short, because Next decides when that time is over. */
const LIMITED_MS = 5000;

/** For an outdated page that Next sends while it renders a new one. */
const STALE_MS = 500;

/** For responses that Next caches itself but forbids CDNs to cache, such as icons and the sitemap. */
const FILE_MS = 3_600_000;

/** Undefined for a response that must not be cached: an error, or a response for a single visitor. */
export function lifetimeOf({ status, headers, cookies }: BufferedResponse): Lifetime | undefined {
  const control = headers["cache-control"] ?? "";
  const nextCache = headers["x-nextjs-cache"];
  if ((status !== 200 && status !== 307) || cookies.length > 0 || /no-store|no-cache|private/.test(control))
    return undefined;
  if (control.includes("immutable")) return "immutable";

  const seconds = /s-maxage=(\d+)/.exec(control)?.[1];
  const ms = seconds === undefined ? (nextCache ? FILE_MS : 0) : Number(seconds) * 1000;
  if (ms === 0) return undefined;
  if (nextCache === "STALE") return { ms: STALE_MS };
  return { ms: ms <= 60_000 ? LIMITED_MS : ms };
}

/** Attributes of the page script's `<script>` element. */
export const PAYLOAD_ATTRIBUTE = "data-rsc";
export const SCRIPTS_ATTRIBUTE = "data-scripts";

interface SplitPage {
  /** The page without its payload and scripts, but with the page script, which fetches them. */
  readonly html: string;
  /** The text of the page's `__next_f.push` calls. */
  readonly payload: string;
}

/** The payload contains no `<`: Next escapes it. */
const PAYLOAD =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((?<json>\[[^<]*\])\)<\/script>/;
const SCRIPT = /<script src="(?<address>\/_next\/static\/[^"]+)"(?: id="_R_")? async=""><\/script>/;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/;
/** For browsers that know no modules. The page script needs newer ones. */
const POLYFILLS = /<script src="[^"]+" noModule=""><\/script>/;
/** One pattern, because a page has several hundred kilobytes, and each pattern is searched in all of it. */
const LATER = new RegExp([PAYLOAD, SCRIPT, PRELOAD, POLYFILLS].map(({ source }) => source).join("|"), "g");

/**
 * `html` is a page read as Latin-1 (see above). `pageScript` fetches the payload and the scripts, from its own attributes. Returns undefined for
 * HTML that is not a page of Next, and for a payload that is not only text.
 */
export function extractPayload(html: string, payloadAt: string, pageScript: string): SplitPage | undefined {
  const payload: (string | undefined)[] = [];
  const scripts: string[] = [];
  const rest = html.replace(LATER, (_, json?: string, address?: string) => {
    if (json !== undefined) payload.push(textOf(json));
    if (address !== undefined) scripts.push(address);
    return "";
  });
  if (payload.length === 0 || payload.includes(undefined)) return undefined;
  if (scripts.length === 0 || !rest.includes("</body>")) return undefined;

  const attributes = ` ${PAYLOAD_ATTRIBUTE}="${payloadAt}" ${SCRIPTS_ATTRIBUTE}="${scripts.join(" ")}"`;
  return { html: appendScript(rest, pageScript, attributes), payload: payload.join("") };
}

/** The text in the argument of a `__next_f.push` call: `[0]` begins the payload, `[1, text]` continues it. */
function textOf(json: string): string | undefined {
  const [kind, text]: [number, string?] = JSON.parse(Buffer.from(json, "latin1").toString());
  return kind === 0 ? "" : kind === 1 ? text : undefined;
}

function bytesAsText(text: string): string {
  return Buffer.from(text).toString("latin1");
}

/** Writes a script at the end of a page. `attributes` begins with a space. */
export function appendScript(html: string, script: string, attributes = ""): string {
  return html.replace("</body>", () => `<script${attributes}>${script}</script></body>`);
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/**
 * Writes the stylesheets into the page, so that the first paint does not wait for another round trip. Their links stay, disabled:
 * React finds them and does not load the same styles again. Without `media`, Chromium's preload scanner would load them.
 */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  return html.replace(STYLESHEET, (link, path: string) => {
    const text = styles.get(path);
    return text === undefined
      ? link
      : `<style>${text}</style>${link.replace("/>", ' disabled="" media="not all"/>')}`;
  });
}
