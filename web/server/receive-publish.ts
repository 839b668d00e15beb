import type { IncomingMessage, ServerResponse } from "node:http";

import type { Ask } from "./next/ask-next.ts";
import type { RenderGate } from "./next/render-gate.ts";
import { send, sendText } from "./sending/send.ts";

interface Options {
  readonly ask: Ask;
  readonly gate: Pick<RenderGate, "expire">;
  readonly host: string;
  readonly onPublish: () => void;
}

const BODY_BYTES_MOST = 1024 * 1024;

/** What app/api/revalidate judges a delivery by. */
const JUDGED = ["content-type", "sanity-webhook-signature", "idempotency-key"];

/**
 * Takes the lake's word that something was published. Next judges it and forgets what it had stored; only when that is
 * done the layer forgets too, and the lake hears that all is done.
 */
export function createReceivePublish({ ask, gate, host, onPublish }: Options) {
  return async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await limitedBody(request);
    if (!body) {
      sendText(request, response, 413, "The delivery is longer than 1 MB.", { connection: "close" });
      return;
    }
    const judged = JUDGED.map((name) => [name, String(request.headers[name] ?? "")]);
    const {
      status,
      headers,
      body: words,
    } = await gate.expire(async () => {
      const answer = await ask("/api/revalidate", { ...Object.fromEntries(judged), host }, { body });
      if (answer.status === 200) onPublish();
      return answer;
    });
    const contentType = headers["content-type"] ?? "application/json";
    send(request, response, { status, contentType, body: words });
  };
}

async function limitedBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const part: unknown = chunk;
    if (!Buffer.isBuffer(part)) continue;
    bytes += part.length;
    if (bytes > BODY_BYTES_MOST) return undefined;
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
