import type { IncomingMessage, ServerResponse } from "node:http";

import { type createSendUncached, sendText, sendTooLarge } from "front-server/send.ts";
import { pickHeaders, REQUEST_ID_HEADER } from "front-server/site-server.ts";
import type { InnerServer } from "next-page-cache/inner-server.ts";
import { createReadBody } from "server-kit/read-body.ts";

import {
  isRecentSignature,
  isSignedBody,
  MAX_DELIVERY_BYTES,
  SIGNATURE_HEADER,
  WEBHOOK_PATH,
} from "#revalidate/receive-webhook.ts";

interface Options {
  readonly secret: string;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly next: Pick<InnerServer, "fetch">;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
}

/** The headers that Next gets with a delivery. */
const HEADERS = ["host", "content-type", SIGNATURE_HEADER, REQUEST_ID_HEADER];

/** Anyone can start a delivery, and whether it is signed is known only at its end. */
const MAX_OPEN_BYTES = 16 * MAX_DELIVERY_BYTES;

/**
 * Returns a function that passes a delivery of the lake's webhook on to app/api/revalidate, which checks it again for servers without this
 * one. A forged one costs no work of Next. One that is cut is sent again. There is no limit per address, because a flood must not
 * delay a publish.
 */
export function createHandleDelivery({ secret, addressOf, next, sendUncached }: Options) {
  const readBody = createReadBody({
    ownerOf: addressOf,
    maxOpenBytes: MAX_OPEN_BYTES,
    sendTooLarge,
  });

  return async function handleDelivery(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reject = (status: number, message: string) => sendText(request, response, status, message);
    const signature = String(request.headers[SIGNATURE_HEADER] ?? "");
    if (!isRecentSignature(signature, Date.now())) return reject(401, UNSIGNED);
    const body = await readBody(request, response, MAX_DELIVERY_BYTES);
    if (body === undefined) return undefined;
    if (body === "") return reject(400, "The delivery is empty.");
    if (!isSignedBody(body, signature, { secret, now: Date.now() })) return reject(401, UNSIGNED);
    await sendUncached(
      request,
      response,
      await next.fetch(WEBHOOK_PATH, pickHeaders(request, HEADERS), { body }),
    );
  };
}

const UNSIGNED = "The signature is missing, wrong or older than five minutes.";
