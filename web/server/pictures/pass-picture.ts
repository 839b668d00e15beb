import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

import { POLICY_OF_FILES } from "#server/headers/content-security-policy.ts";
import { isolationHeaders, SECURITY_HEADERS } from "#server/headers/security-headers.ts";
import { idHeader } from "#server/request/request-id.ts";
import { sendText } from "#server/sending/send.ts";
import { chooseEncoding, compress } from "#server/stored/encodings.ts";

const PICTURE = /^\/images\/\w+\/[\w-]+\/[\w-]+\.\w+$/;

/** What a picture depends on: the formats that the visitor's browser reads, and what it has already. */
const ASKED = ["accept", "if-none-match", "if-modified-since"];
const ANSWERED = ["content-type", "content-length", "cache-control", "etag", "last-modified", "vary"];

/** A variant that nobody has seen before is made first: AVIF of a large one takes seconds (quality.md §1.12). */
const PATIENCE_MS = 20_000;

/** Whether a path can be that of a picture in the lake. */
export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/**
 * Hands on pictures of the embedded lake under the site's own address: a phone is connected with it already, and a second
 * connection costs it 300 ms before the first picture. Nothing is kept here; browsers and nginx keep them for a year.
 */
export function createPassPicture(lakeUrl: string, onError: (error: unknown) => void) {
  return async function passPicture(
    target: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const headers = pick(ASKED, (name) => request.headers[name]);
      const method = request.method ?? "GET";
      const answer = await fetch(new URL(target, lakeUrl), { method, headers, redirect: "manual", signal });
      const type = answer.headers.get("content-type") ?? "";
      const size = Number(answer.headers.get("content-length"));
      const passed = {
        ...idHeader(request),
        ...SECURITY_HEADERS,
        ...isolationHeaders(type, false),
        "content-security-policy": POLICY_OF_FILES,
        ...pick(ANSWERED, (name) => answer.headers.get(name)),
      };
      // A drawn picture (SVG) is text; all others are compressed as they are.
      const encoding = chooseEncoding(request.headers["accept-encoding"], type, size);
      if (encoding === "identity" || method !== "GET") {
        response.writeHead(answer.status, passed);
        await pipeline(answer.body ?? [], response);
        return;
      }
      const body = await compress(Buffer.from(await answer.arrayBuffer()), encoding);
      const compressed = { "content-encoding": encoding, "content-length": String(body.length) };
      response.writeHead(answer.status, { ...passed, ...compressed, vary: "accept-encoding" });
      response.end(body);
    } catch (error) {
      // Who went away wants no answer.
      if (gone.signal.aborted) return;
      onError(error);
      if (response.headersSent) response.destroy();
      else
        sendText(request, response, 503, "This picture could not be shown just now.", { "retry-after": "5" });
    }
  };
}

function pick(names: readonly string[], of: (name: string) => unknown): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = of(name);
      return typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
}
