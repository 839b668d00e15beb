import type { IncomingMessage, ServerResponse } from "node:http";

import { sendText } from "front-server/send.ts";
import { allowSlowBody } from "front-server/site-server.ts";

import { env } from "#env.ts";
import { MAX_FILES_FORM_BYTES, type receiveFiles } from "#quote/request/receive-files.ts";

/** How many forms with files are read at a time. Each takes as long as its visitor needs to send the files. */
const MAX_OPEN = { ofAddress: 2, all: 64 };
const MAX_MS = 60 * 60_000;

interface Options {
  readonly addressOf: (request: IncomingMessage) => string;
  readonly receiveFiles: typeof receiveFiles;
}

/** Returns the form without its files, urlencoded. Undefined if it is answered, or if the connection broke. */
export type ReadFilesForm = ReturnType<typeof createReadFilesForm>;

/**
 * Returns a function that reads a form with files as it arrives. It runs in this server, because Next would keep the files in memory while
 * the storage is slower than the visitor.
 */
export function createReadFilesForm({ addressOf, receiveFiles: receive }: Options) {
  const open = new Map<IncomingMessage, string>();

  return async function readFilesForm(
    path: string,
    headers: Readonly<Record<string, string>>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<string | undefined> {
    const address = addressOf(request);
    const ofAddress = open.values().filter((other) => other === address);
    if (open.size >= MAX_OPEN.all || [...ofAddress].length >= MAX_OPEN.ofAddress) {
      const message = "Other files are still being uploaded. Please go back and try again in a few minutes.";
      sendText(request, response, 429, message, { "retry-after": "60", connection: "close" });
      return undefined;
    }
    open.set(request, address);
    const end = allowSlowBody(request);
    const cut = new AbortController();
    const timeout = setTimeout(() => {
      cut.abort();
      request.destroy();
    }, MAX_MS);
    request.once("close", () => request.complete || cut.abort());
    try {
      const visitor = new Request(new URL(path, env.siteUrl), { headers });
      const form = await receive({
        path,
        visitor,
        body: upTo(MAX_FILES_FORM_BYTES, request),
        signal: cut.signal,
      });
      if (form === undefined && !request.socket.destroyed)
        sendText(request, response, 400, "The form is not complete. Please go back and try again.");
      return form;
    } finally {
      clearTimeout(timeout);
      end();
      open.delete(request);
    }
  };
}

/** Fails after so many bytes: a request need not say how long it is. */
async function* upTo(maxBytes: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error("The form is too large");
    yield chunk;
  }
}
