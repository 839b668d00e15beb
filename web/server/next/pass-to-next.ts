import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import { POLICY_OF_FILES } from "#server/headers/content-security-policy.ts";
import { isolationHeaders, SECURITY_HEADERS } from "#server/headers/security-headers.ts";
import { forgetInternalHeaders } from "#server/request/forget-internal-headers.ts";
import { idHeader } from "#server/request/request-id.ts";

/** Has Next answer by itself, as it comes, what is for one visitor only: calls of the API, parts of pages, drafts. `target` is the request's, tidied. */
export function passToNext(
  handle: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
  { target, isDraft }: { target: string; isDraft: boolean },
): void {
  request.url = target;
  forgetInternalHeaders(request.headers);
  const headers = {
    ...idHeader(request),
    ...SECURITY_HEADERS,
    ...isolationHeaders("", isDraft),
    "content-security-policy": POLICY_OF_FILES,
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead = new Proxy(response.writeHead.bind(response), {
    apply(writeHead, _self, call) {
      // No CDN keeps what Next would let it keep for a year: nobody would tell it of a publish.
      response.setHeader("cache-control", isDraft ? "private, no-store" : "no-store");
      response.removeHeader("x-nextjs-cache");
      return Reflect.apply(writeHead, response, call);
    },
  });
  handle(request, response);
}
