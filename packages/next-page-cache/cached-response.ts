import { createHash } from "node:crypto";

import { createEncodings, type Encodings, type RunInBackground } from "./compression.ts";
import type { BufferedResponse } from "./inner-server.ts";
import { extractPayload, inlineStyles, type Lifetime } from "./read-response.ts";

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
export function createPrepare({ runInBackground, pageScript, isInternal, styles }: PrepareOptions) {
  return function prepare(
    path: string,
    { body: whole, ...response }: BufferedResponse,
    version: string,
    lifetime: Lifetime,
  ): CachedResponse {
    const isPage = response.headers["content-type"]?.startsWith("text/html") && !isInternal(path);
    const payloadAt = payloadPath(path, version);
    const html = isPage ? inlineStyles(whole.toString(), styles) : undefined;
    const page = html && pageScript !== undefined ? extractPayload(html, payloadAt, pageScript) : undefined;
    if (!page) {
      const body = html === undefined ? whole : Buffer.from(html);
      return { path, response, encodings: createEncodings(body, runInBackground), version, lifetime };
    }
    return {
      path,
      response,
      encodings: createEncodings(Buffer.from(page.html), runInBackground),
      version,
      lifetime,
      payload: {
        path: payloadAt,
        response: { status: 200, headers: PAYLOAD_HEADERS, cookies: [] },
        encodings: createEncodings(Buffer.from(page.payload), runInBackground),
        version,
        lifetime: "immutable",
      },
    };
  };
}

const PAYLOAD_HEADERS = {
  "content-type": "application/json",
  "cache-control": "public, max-age=31536000, immutable",
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
