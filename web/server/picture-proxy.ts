import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

import { chooseEncoding, compress } from "./compression.ts";
import { baseHeaders, sendText } from "./send.ts";

const PICTURE = /^\/images\/\w+\/[\w-]+\/[\w-]+\.\w+$/;

const REQUEST_HEADERS = ["accept", "if-none-match", "if-modified-since"];
const RESPONSE_HEADERS = ["content-type", "content-length", "cache-control", "etag", "last-modified", "vary"];

/** The lake encodes a size and format when it is first requested. A large AVIF takes seconds. */
const TIMEOUT_MS = 20_000;

/** Whether a path can be that of a picture in the lake. */
export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/**
 * Returns a function that forwards a picture of the embedded lake. Pictures have the site's own address, because a phone is
 * connected to the site already, and a second connection would cost it 300 ms before the first picture. Nothing is cached
 * here: browsers and nginx keep pictures for a year.
 */
export function createPictureProxy(lakeUrl: string, onError: (error: unknown) => void) {
  return async function forwardPicture(
    target: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const aborted = new AbortController();
    response.once("close", () => aborted.abort());
    const signal = AbortSignal.any([aborted.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const method = request.method ?? "GET";
      const picture = await fetch(new URL(target, lakeUrl), {
        method,
        headers: pick(REQUEST_HEADERS, (name) => request.headers[name]),
        redirect: "manual",
        signal,
      });
      const type = picture.headers.get("content-type") ?? "";
      const size = Number(picture.headers.get("content-length"));
      const headers = {
        ...baseHeaders(request, type),
        ...pick(RESPONSE_HEADERS, (name) => picture.headers.get(name)),
      };
      // SVG is text, so it is compressed here. Other formats are compressed in themselves.
      const encoding = chooseEncoding(request.headers["accept-encoding"], type, size);
      if (encoding === "identity" || method !== "GET") {
        response.writeHead(picture.status, headers);
        await pipeline(picture.body ?? [], response);
        return;
      }
      const body = await compress(Buffer.from(await picture.arrayBuffer()), encoding);
      const compressed = { "content-encoding": encoding, "content-length": String(body.length) };
      response.writeHead(picture.status, { ...headers, ...compressed, vary: "accept-encoding" });
      response.end(body);
    } catch (error) {
      // The visitor has closed the connection.
      if (aborted.signal.aborted) return;
      onError(error);
      if (response.headersSent) response.destroy();
      else
        sendText(request, response, 503, "This picture could not be shown just now.", { "retry-after": "5" });
    }
  };
}

function pick(names: readonly string[], valueOf: (name: string) => unknown): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueOf(name);
      return typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
}
