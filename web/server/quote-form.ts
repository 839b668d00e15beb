import type { IncomingMessage, ServerResponse } from "node:http";

import { MAX_REQUEST_BYTES } from "contracts/endpoints.ts";
import type { InnerServer } from "next-page-cache/inner-server.ts";
import type { ReadBody } from "server-kit/read-body.ts";

import { SOCKET_ADDRESS_HEADER } from "#admin-api/socket-address.ts";

import type { createSendUncached } from "./send.ts";
import { pickHeaders, REQUEST_ID_HEADER } from "./validate-request.ts";
import type { WorkLimits } from "./work-limits.ts";

interface Options {
  readonly limits: Pick<WorkLimits, "renders">;
  readonly readBody: ReadBody;
  readonly next: Pick<InnerServer, "fetch">;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
}

/** The headers that Next gets with a form. */
const HEADERS = ["host", "origin", "content-type", "x-forwarded-for", REQUEST_ID_HEADER];

/**
 * Returns a function that passes a quote form that was posted without scripts on to proxy.ts. The answer may contain what the visitor
 * typed.
 */
export function createHandleQuoteForm({ limits, readBody, next, sendUncached }: Options) {
  return async function handleQuoteForm(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const limit = limits.renders(request);
    if (limit.rejects(request, response)) return;
    const body = await readBody(request, response, MAX_REQUEST_BYTES);
    if (body === undefined) return;
    const headers = {
      ...pickHeaders(request, HEADERS),
      accept: "text/html",
      [SOCKET_ADDRESS_HEADER]: request.socket.remoteAddress ?? "",
    };
    await limit.inTurn(request, response, async () =>
      sendUncached(request, response, await next.fetch(path, headers, { body })),
    );
  };
}
