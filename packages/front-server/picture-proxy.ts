import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

import { chooseEncoding, compress, type Encoding } from "next-page-cache/compression.ts";

import { FILE_POLICY } from "./security-headers.ts";
import { baseHeaders, encodedEtag, plainEtags, sendText } from "./send.ts";

const RESPONSE_HEADERS = ["content-type", "content-length", "cache-control", "last-modified"];

/** The origin encodes a size and format when it is first requested. A large AVIF takes seconds. */
const TIMEOUT_MS = 20_000;

/** An SVG can also be opened like a page of this site. It then may not lead anywhere, nor show a form or a window. */
const SVG_POLICY = `${FILE_POLICY}; sandbox`;

/** Larger SVGs are sent uncompressed, because nothing is cached here and each visitor would cost a compression. */
const MAX_COMPRESSED_BYTES = 512 * 1024;

interface Options {
  /** The address of the server that has the pictures. */
  readonly origin: string;
  /** What that server needs to know of a request, such as a token and whom to limit. */
  readonly headersFor: (request: IncomingMessage) => Readonly<Record<string, string>>;
  /** Whether pages use the picture at this path in this size. */
  readonly isServed: (path: string, search: string) => boolean;
  readonly onError: (error: unknown) => void;
}

/**
 * Returns a function that forwards a picture from another server, only in the sizes that the site's pages use. Pictures come
 * from the site's own host, because a second connection would cost a phone 300 ms before the first picture. Nothing is cached here:
 * browsers and nginx keep pictures for a year.
 */
export function createPictureProxy({ origin, headersFor, isServed, onError }: Options) {
  function originHeaders(request: IncomingMessage, encoding: Encoding): Record<string, string> {
    const known = plainEtags(request.headers["if-none-match"], encoding);
    return {
      accept: request.headers.accept ?? "*/*",
      ...headersFor(request),
      ...(known ? { "if-none-match": known } : {}),
    };
  }

  return async function forwardPicture(
    path: string,
    search: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (!isServed(path, search)) {
      sendText(request, response, 404, "The site shows no picture in this size.");
      return;
    }
    const aborted = new AbortController();
    response.once("close", () => aborted.abort());
    const signal = AbortSignal.any([aborted.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const method = request.method ?? "GET";
      // SVG is text, so it is compressed here. Other picture formats are already compressed.
      const wanted = path.endsWith(".svg")
        ? chooseEncoding(request.headers["accept-encoding"], "image/svg+xml", MAX_COMPRESSED_BYTES)
        : "identity";
      const headers = originHeaders(request, wanted);
      const picture = await fetch(origin + path + search, { method, headers, redirect: "manual", signal });
      const type = picture.headers.get("content-type") ?? "";
      const size = Number(picture.headers.get("content-length"));
      const isCompressed =
        picture.status === 304 ||
        (size <= MAX_COMPRESSED_BYTES && chooseEncoding(wanted, type, size) === wanted);
      const encoding = isCompressed ? wanted : "identity";
      const policy = type.startsWith("image/svg+xml") ? SVG_POLICY : FILE_POLICY;
      const sent = {
        ...baseHeaders(request, type, { policy }),
        ...forwardedHeaders(picture.headers, encoding),
      };
      if (encoding === "identity" || picture.status !== 200 || method === "HEAD") {
        response.writeHead(picture.status, sent);
        await pipeline(picture.body ?? [], response);
        return;
      }
      const body = await compress(Buffer.from(await picture.arrayBuffer()), encoding);
      response.writeHead(200, { ...sent, "content-length": String(body.length) }).end(body);
    } catch (error) {
      // The visitor has closed the connection.
      if (aborted.signal.aborted) return;
      onError(error);
      if (response.headersSent) response.destroy();
      else sendText(request, response, 503, "We can't show this picture right now.", { "retry-after": "5" });
    }
  };
}

/** The headers of the origin's response for one encoding. Each encoding has its own ETag. */
function forwardedHeaders(headers: Headers, encoding: Encoding): Record<string, string> {
  const etag = headers.get("etag");
  const isSvg = headers.get("content-type")?.startsWith("image/svg+xml");
  const vary = [
    ...(/(?:^|,)\s*accept\s*(?:,|$)/i.test(headers.get("vary") ?? "") ? ["accept"] : []),
    ...(isSvg ? ["accept-encoding"] : []),
  ];
  return {
    ...Object.fromEntries(
      RESPONSE_HEADERS.flatMap((name) => {
        const value = headers.get(name);
        const isForwarded = value !== null && !(name === "content-length" && encoding !== "identity");
        return isForwarded ? [[name, value] as const] : [];
      }),
    ),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    ...(etag === null ? {} : { etag: encodedEtag(etag, encoding) }),
    ...(vary.length > 0 ? { vary: vary.join(", ") } : {}),
  };
}
