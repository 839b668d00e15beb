import type { IncomingMessage, ServerResponse } from "node:http";

import {
  contentSecurityPolicy,
  POLICY_OF_FILES,
  type Sources,
} from "#server/headers/content-security-policy.ts";
import { isolationHeaders, SECURITY_HEADERS } from "#server/headers/security-headers.ts";
import { idHeader } from "#server/request/request-id.ts";
import { chooseEncoding, type Encoding } from "#server/stored/encodings.ts";
import type { Stored } from "#server/stored/stored.ts";

/** Browsers ask each time, and mostly hear "not modified". A proxy of ours asks once a second, and serves on while we are down. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=1, stale-if-error=86400";

/** What Next says about an answer that browsers are to hear as well. */
const PASSED_ON = ["content-disposition", "link", "x-robots-tag"];

type Headers = readonly (readonly [name: string, value: string])[];

/** Sends stored answers, as they were compressed, or 304. What can be known beforehand is made once for each answer. */
export function createSendStored(sources: Sources, hasTags: () => boolean) {
  const prepared = new WeakMap<Stored, Map<string, readonly string[]>>();

  function headersFor(stored: Stored, encoding: Encoding): readonly string[] {
    const byKind = prepared.get(stored) ?? new Map<string, readonly string[]>();
    const kind = hasTags() ? `${encoding} with tags` : encoding;
    const made = byKind.get(kind);
    if (made) return made;
    const headers = headersOf(stored, encoding, policyOf(stored)).flat();
    prepared.set(stored, byKind.set(kind, headers));
    return headers;
  }

  function policyOf({ answer }: Stored): string {
    if (!answer.headers["content-type"]?.startsWith("text/html")) return POLICY_OF_FILES;
    return contentSecurityPolicy(answer.body.toString(), sources, { isDraft: false, hasTags: hasTags() });
  }

  return async function sendStored(
    request: IncomingMessage,
    response: ServerResponse,
    stored: Stored,
  ): Promise<void> {
    const { answer, encoded } = stored;
    const type = answer.headers["content-type"] ?? "";
    const encoding = chooseEncoding(request.headers["accept-encoding"], type, answer.body.length);
    // One list, and nothing set on the response before: Node writes that as it is.
    const headers = [...headersFor(stored, encoding), ...Object.entries(idHeader(request)).flat()];

    const known = request.headers["if-none-match"];
    if (known !== undefined && isAmong(known, etagOf(stored, encoding))) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = encoded.ready(encoding) ?? (await encoded.make(encoding));
    headers.push("content-type", type, "content-length", String(body.length));
    if (encoding !== "identity") headers.push("content-encoding", encoding);
    response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
  };
}

function headersOf(stored: Stored, encoding: Encoding, policy: string): [string, string][] {
  const { headers } = stored.answer;
  const type = headers["content-type"] ?? "";
  const passed = PASSED_ON.flatMap((name): Headers => (headers[name] ? [[name, headers[name]]] : []));
  return [
    ...Object.entries(SECURITY_HEADERS),
    ...Object.entries(isolationHeaders(type, false)),
    ["content-security-policy", policy],
    ["cache-control", stored.lifetime === "for ever" ? (headers["cache-control"] ?? "") : CACHE_CONTROL],
    ["vary", "rsc, accept-encoding"],
    ["etag", etagOf(stored, encoding)],
    ...passed.map(([name, value]): [string, string] => [name, value]),
  ];
}

/** Strong: other bytes have another one. The bytes of one encoding may get fewer, but mean the same. */
function etagOf({ version }: Stored, encoding: Encoding): string {
  return `"${version}${encoding === "identity" ? "" : `-${encoding}`}"`;
}

function isAmong(tags: string, etag: string): boolean {
  return tags === etag || tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
