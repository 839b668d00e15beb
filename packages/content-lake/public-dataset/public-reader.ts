import { fork } from "node:child_process";
import { ServerResponse } from "node:http";
import { extname, join } from "node:path";

import type { Log } from "server-kit/log.ts";
import { createSlots } from "server-kit/slots.ts";

import type { ClientAddressReader } from "../access/client-address.ts";
import { ANONYMOUS, mayReadId } from "../access/identity.ts";
import type { Transaction } from "../documents/transaction.ts";
import { httpError } from "../errors.ts";
import { createJobProcess } from "../job-process.ts";
import type { Lake } from "../lake.ts";
import type { Connections } from "../live/connections.ts";
import { type EventSink, formatEvent } from "../live/event-stream.ts";
import { createOpenAmounts } from "../open-amounts.ts";
import { type LakeContext } from "../protocol/request.ts";
import { tooExpensive } from "../query/errors.ts";
import { readText } from "../read-text.ts";
import { createTurns } from "../turns.ts";
import {
  type Done,
  isDone,
  isEventStream,
  isMoreEvents,
  type PublicRequest,
  type PublicResponse,
  type ReaderJob,
} from "./messages.ts";

/** A TypeScript file in the sources, and a JavaScript file in the published package. */
const READER = join(import.meta.dirname, `../public-reader-process${extname(import.meta.filename)}`);
/** For one request, from its first byte: parsing and compiling included. Queries have a stricter limit of their own. */
const MAX_REQUEST_MS = 2000;
/** For one commit. What the listeners of strangers add to it is limited in query/budget.ts. */
const MAX_COMMIT_MS = 20_000;
const MAX_START_MS = 60_000;
/** Requests of strangers that wait, or whose answers are not read. An answer has at most 4 MB. */
const MAX_OPEN = { perAddress: 16, total: 64 };
const KILOBYTES_PER_DOCUMENT = 10;
const BASE_MEMORY_MB = 192;

/** Answers the requests of strangers, if the dataset is public. */
export interface PublicReader {
  respond(c: LakeContext): Promise<Response>;
  close(): void;
}

interface PublicReaderSettings {
  readonly lake: Lake;
  /** The SQLite file of the lake. */
  readonly file: string;
  readonly connections: Connections;
  readonly readClientAddress: ClientAddressReader;
  readonly log: Log;
}

/**
 * Answers strangers in a process of its own (public-reader-process.ts), which is started when it is needed. It gets one request or commit at a
 * time, and is killed if it takes too long or needs too much memory. Then event streams reconnect, and the next request starts another.
 */
export function createPublicReader(settings: PublicReaderSettings): PublicReader {
  const { lake, file, connections, readClientAddress, log } = settings;
  const takeTurn = createTurns();
  const countOpen = createOpenAmounts(MAX_OPEN.perAddress, () =>
    httpError(429, "Too many requests at the same time. Send fewer, read their responses, or sign in"),
  );
  const takeSlot = createSlots(MAX_OPEN.total);
  const streams = new Map<number, EventSink>();
  let current: ReturnType<typeof createJobProcess<Done>> | undefined;
  let isClosed = false;
  let lastId = 0;
  /** The end of the last work, so that each waits for the one before. */
  let last: Promise<unknown> = Promise.resolve();

  /** Starts the process, which gets no secrets of the lake's environment. */
  async function startReader() {
    const memory = BASE_MEMORY_MB + Math.ceil((lake.documents.size * KILOBYTES_PER_DOCUMENT) / 1024);
    const child = fork(READER, [file, lake.projectId, lake.dataset], {
      env: {},
      execArgv: [`--max-old-space-size=${memory}`],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const reader = createJobProcess(child, {
      isResult: isDone,
      onMessage(message) {
        if (isMoreEvents(message)) streams.get(message.stream)?.send(message.text);
      },
      onEnd({ message }) {
        if (current !== reader) return;
        current = undefined;
        for (const sink of streams.values()) sink.end(formatEvent("reconnect", {}));
        if (!isClosed) log.error("The reader of public content was ended", { reason: message });
      },
    });
    // Commits that it may not have loaded wait for it.
    current = reader;
    await reader.run({ kind: "start" }, MAX_START_MS);
    return reader;
  }

  /** Lets the reader do one piece of work after the one before. Rejects with LakeError 400 if it takes too long. */
  function work(job: ReaderJob): Promise<Done> {
    const limitMs = job.kind === "commit" ? MAX_COMMIT_MS : MAX_REQUEST_MS;
    const result = last.then(async () => {
      try {
        const reader = current ?? (await startReader());
        return await reader.run(job, limitMs);
      } catch {
        // The reason is in the log.
        throw tooExpensive("it took too long or too much memory");
      }
    });
    last = result.catch(() => undefined);
    return result;
  }

  async function answer(request: PublicRequest): Promise<PublicResponse> {
    const { response } = await work({ kind: "request", request });
    if (response === undefined) throw new Error("The reader of public content did not answer a request.");
    return response;
  }

  /**
   * Counts a request as open until its answer is sent. The result is aborted then, or when its client has gone. Throws LakeError 429, on which
   * clients retry, if its address has too many. If there are too many in all, the address with the most loses the connection of its oldest one.
   */
  function open(c: LakeContext, address: string): AbortSignal {
    const [outgoing, gone] = [responseOf(c), new AbortController()];
    const stopCounting = countOpen(address);
    const freeSlot = takeSlot(address, () => void outgoing.destroy());
    outgoing.once("close", () => {
      stopCounting();
      freeSlot();
      gone.abort(beforeItsTurn());
    });
    return gone.signal;
  }

  const stopListening = lake.onCommit((transaction) => {
    if (current === undefined) return;
    const changes = transaction.changes.filter(({ id }) => mayReadId(ANONYMOUS, id));
    if (changes.length === 0) return;
    const published: Transaction = { ...transaction, changes };
    // If it takes too long, the reader has ended, and the next one loads the documents again.
    void work({ kind: "commit", transaction: published }).catch(() => undefined);
  });

  async function respondOnce(request: PublicRequest): Promise<Response> {
    const { status, text } = await answer(request);
    return new Response(text, { status, headers: { "content-type": contentTypeOf(request) } });
  }

  async function openStream(request: PublicRequest): Promise<Response> {
    const { id, address } = request;
    const gone = new AbortController();
    const stream = connections.open({ isStillAllowed: () => true, anonymousAddress: address }, (sink) => {
      streams.set(id, sink);
      return () => {
        streams.delete(id);
        gone.abort(beforeItsTurn());
        current?.send({ kind: "cancel", stream: id });
      };
    });
    try {
      const { status, text } = await takeTurn(address, () => answer(request), gone.signal);
      // Its client may have gone while it was opened.
      if (!streams.has(id)) current?.send({ kind: "cancel", stream: id });
      if (status === 200) return stream;
      streams.get(id)?.end();
      return new Response(text, { status, headers: { "content-type": "application/json" } });
    } catch (error) {
      streams.get(id)?.end();
      throw error;
    }
  }

  return {
    async respond(c) {
      const request = toPublicRequest(c, ++lastId, readClientAddress(c));
      // Before the body is read: a stream has none, and gets its place only when it is opened.
      if (isEventStream(request)) return openStream(request);
      const gone = open(c, request.address);
      const body = c.req.method === "POST" ? await readText(c) : undefined;
      return takeTurn(request.address, () => respondOnce({ ...request, body }), gone);
    },
    close() {
      stopListening();
      isClosed = true;
      current?.end(new Error("The lake is closed"));
    },
  };
}

/** Nobody sees it, because the client has gone. */
function beforeItsTurn(): Error {
  return httpError(429, "The request was ended before its turn");
}

function responseOf(c: LakeContext): ServerResponse {
  const outgoing: unknown = c.env?.outgoing;
  if (outgoing instanceof ServerResponse) return outgoing;
  throw new Error("Strangers are answered only through an HTTP server.");
}

function toPublicRequest(c: LakeContext, id: number, address: string): PublicRequest {
  const { method, path } = c.req;
  const { search } = new URL(c.req.url);
  return {
    id,
    address,
    url: `http://localhost${path}${search}`,
    method,
    headers: { "last-event-id": c.req.header("last-event-id") ?? "" },
  };
}

function contentTypeOf({ url }: PublicRequest): string {
  return new URL(url).pathname.includes("/data/export/") ? "application/x-ndjson" : "application/json";
}
