import type { IncomingMessage, ServerResponse } from "node:http";

import { firstToLose } from "server-kit/first-to-lose.ts";

import { sendText } from "./send.ts";
import { allowSlowBody } from "./site-server.ts";

/** How many forms with files are read at a time. Each takes as long as its visitor needs to send the files. */
const MAX_OPEN = { ofAddress: 2, all: 64 };
const MAX_MS = 60 * 60_000;

interface ReceivedForm {
  readonly path: string;
  /** The request without its body. */
  readonly visitor: Request;
  readonly body: AsyncIterable<Uint8Array>;
  /** Aborted when the connection is cut. */
  readonly signal: AbortSignal;
}

interface Options {
  readonly siteUrl: string;
  readonly maxBytes: number;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Reads the form. Resolves with its fields without the files, urlencoded; undefined if it is malformed. */
  readonly receive: (form: ReceivedForm) => Promise<string | undefined>;
  readonly maxOpen?: { readonly ofAddress: number; readonly all: number };
}

/** A form that is being read. */
interface OpenForm {
  readonly owner: string;
  readonly cut: () => void;
  bytes: number;
  /** How long its visitor was waited for. What the storage takes is no part of it. */
  waitedMs: number;
  /** Undefined while nobody waits for more of it. */
  waitingSince: number | undefined;
}

/** A form counts as if it had begun with this before, so that a new one is not slow. */
const HEAD_START = { bytes: 64 * 1024, ms: 1000 };

/** How fast its visitor sends a form, in bytes per millisecond. */
function speedOf({ bytes, waitedMs, waitingSince = performance.now() }: OpenForm): number {
  return (bytes + HEAD_START.bytes) / (waitedMs + performance.now() - waitingSince + HEAD_START.ms);
}

/** Returns the form without its files, urlencoded. Undefined if it is answered, or if the connection broke. */
export type ReadFilesForm = ReturnType<typeof createReadFilesForm>;

/**
 * Returns a function that reads a form with files as it arrives. It runs in this server, because Next would keep the files in memory while
 * the storage is slower than the visitor. An address may have two forms at a time. If there are too many in all, a
 * new one takes the place of another: of the address with the most, the one that arrives the most slowly.
 */
export function createReadFilesForm({ siteUrl, maxBytes, addressOf, receive, maxOpen = MAX_OPEN }: Options) {
  const open = new Set<OpenForm>();

  function cutOne(): void {
    const slowestFirst = [...open].toSorted((a, b) => speedOf(a) - speedOf(b));
    firstToLose(slowestFirst, 1)?.cut();
  }

  return async function readFilesForm(
    path: string,
    headers: Readonly<Record<string, string>>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<string | undefined> {
    const owner = addressOf(request);
    if ([...open].filter((form) => form.owner === owner).length >= maxOpen.ofAddress) {
      const message = "Other files are still being uploaded. Please go back and try again in a few minutes.";
      sendText(request, response, 429, message, { "retry-after": "60", connection: "close" });
      return undefined;
    }
    if (open.size >= maxOpen.all) cutOne();
    const end = allowSlowBody(request);
    const abort = new AbortController();
    const cut = () => {
      open.delete(form);
      abort.abort();
      request.destroy();
    };
    const form: OpenForm = { owner, cut, bytes: 0, waitedMs: 0, waitingSince: undefined };
    open.add(form);
    const timeout = setTimeout(cut, MAX_MS);
    request.once("close", () => request.complete || abort.abort());
    try {
      const visitor = new Request(new URL(path, siteUrl), { headers });
      const body = upTo(maxBytes, request, form);
      const fields = await receive({ path, visitor, body, signal: abort.signal });
      if (fields === undefined && !request.socket.destroyed)
        sendText(request, response, 400, "The form is not complete. Please go back and try again.");
      return fields;
    } finally {
      clearTimeout(timeout);
      end();
      open.delete(form);
    }
  };
}

/** Fails after so many bytes: a request need not say how long it is. */
async function* upTo(
  maxBytes: number,
  body: AsyncIterable<Uint8Array>,
  form: OpenForm,
): AsyncGenerator<Uint8Array> {
  let since = (form.waitingSince = performance.now());
  for await (const chunk of body) {
    form.waitedMs += performance.now() - since;
    form.waitingSince = undefined;
    form.bytes += chunk.byteLength;
    if (form.bytes > maxBytes) throw new Error("The form is too large");
    yield chunk;
    since = form.waitingSince = performance.now();
  }
  form.waitingSince = undefined;
}
