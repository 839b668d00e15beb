import { constants, setPriority } from "node:os";
import { DatabaseSync } from "node:sqlite";

import { Hono } from "hono";
import { createLog } from "server-kit/log.ts";
import { readLimitedText } from "server-kit/read-limited-text.ts";

import { ANONYMOUS } from "./access/identity.ts";
import { Dataset } from "./documents/dataset.ts";
import { parseDocument } from "./documents/document.ts";
import type { Transaction } from "./documents/transaction.ts";
import { httpError } from "./errors.ts";
import { documentRoutes, exportRoutes } from "./http/documents.ts";
import { createErrorHandler, notFoundHandler } from "./http/error-responses.ts";
import { queryRoutes } from "./http/query.ts";
import { createConnections } from "./live/connections.ts";
import { listenRoutes } from "./live/listen.ts";
import { liveRoutes } from "./live/live-events.ts";
import { createAnswerInTurn, type TakeTurn } from "./protocol/client-turns.ts";
import { type LakeEnv, requireApiVersion } from "./protocol/request.ts";
import {
  type Done,
  isEventStream,
  isToReader,
  type MoreEvents,
  type PublicRequest,
  type PublicResponse,
  type ToReader,
} from "./public-dataset/messages.ts";
import { ANONYMOUS_LIMITS } from "./query/budget.ts";
import { createQueryEngine } from "./query/engine.ts";

// The process that reads for strangers. It has the published documents and nothing else: no drafts, no accounts, no secrets. Whatever a
// stranger's request does to it, the lake goes on: see public-reader.ts.

// Not PRIORITY_LOW: with that, a busy machine gives it so little time that it does not even start within a request.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const [file = "", projectId = "", dataset = ""] = process.argv.slice(2);

const documents = new Dataset();
const database = new DatabaseSync(file, { readOnly: true });
for (const { body } of database.prepare("select body from documents where instr(id, '.') = 0").iterate())
  documents.put(parseDocument(String(body)), { isRead: false });
database.close();

const queries = createQueryEngine({ documents, projectId, dataset, limits: ANONYMOUS_LIMITS });
const listeners = new Set<(transaction: Transaction) => void>();
const lake = {
  queries,
  onCommit(listener: (transaction: Transaction) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  // Strangers are told to read again instead of getting what they missed.
  transactionsFrom: () => undefined,
};
/** The requests in this process come from the lake only. */
const ADDRESS_HEADER = "x-stranger";
// The lake counts these by address.
const connections = createConnections(1000, 1000);
const log = createLog("error");
/** The lake sends one request at a time, so it is its turn. */
const takeTurn: TakeTurn = async (_, work) => work();
const app = createApp();
const streams = new Map<number, ReadableStreamDefaultReader<Uint8Array>>();

process.on("message", (message) => {
  if (!isToReader(message)) throw new Error("The lake sent an unknown message.");
  void handle(message);
});
process.on("disconnect", () => process.exit());

function createApp(): Hono<LakeEnv> {
  const all = new Hono<LakeEnv>();
  all.onError(createErrorHandler(log));
  all.notFound(notFoundHandler);
  const api = new Hono<LakeEnv>();
  api.use(requireApiVersion, async (c, next) => {
    c.set("identity", { ...ANONYMOUS, address: c.req.header(ADDRESS_HEADER) ?? "" });
    c.set("isStillSignedIn", () => true);
    await next();
  });
  const answerInTurn = createAnswerInTurn(takeTurn);
  for (const routes of [
    queryRoutes(queries, answerInTurn),
    documentRoutes(documents, answerInTurn),
    exportRoutes(documents, takeTurn),
    listenRoutes({ lake, connections, log, takeTurn }),
    liveRoutes({ lake, connections, log, takeTurn }),
  ])
    api.route("/", routes);
  return all.route("/:version", api);
}

async function handle(message: ToReader): Promise<void> {
  switch (message.kind) {
    case "start":
      // The first query loads and compiles the code. On a busy machine that would take longer than a stranger's query may.
      await app.fetch(new Request(`http://localhost/v2026-01-01/data/query/${dataset}?query=count(*)`));
      return send({ id: message.id });
    case "request":
      return send({ id: message.id, response: await respond(message.request) });
    case "commit":
      applyCommit(message.transaction);
      return send({ id: message.id });
    case "cancel":
      await streams.get(message.stream)?.cancel();
      streams.delete(message.stream);
  }
}

function applyCommit(transaction: Transaction): void {
  for (const { id, after } of transaction.changes) {
    if (after === null) documents.remove(id);
    else documents.put(after);
  }
  queries.applyTransaction(transaction);
  for (const listener of listeners) listener(transaction);
}

async function respond(request: PublicRequest): Promise<PublicResponse> {
  const { id, address, url, method, headers, body } = request;
  const response = await app.fetch(
    new Request(url, {
      method,
      headers: { ...headers, [ADDRESS_HEADER]: address },
      ...(body === undefined ? {} : { body }),
    }),
  );
  const { status } = response;
  if (status === 200 && response.body && isEventStream(request)) {
    const reader = response.body.getReader();
    streams.set(id, reader);
    void forwardEvents(id, reader);
    return { status, text: "" };
  }
  const text = await readLimitedText(response, ANONYMOUS_LIMITS.resultCharacters * 2);
  return text === undefined ? tooLarge() : { status, text };
}

async function forwardEvents(id: number, reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let read = await reader.read(); !read.done; read = await reader.read())
    send({ stream: id, text: Buffer.from(read.value).toString() });
}

function tooLarge(): PublicResponse {
  const { status, body } = httpError(413, "The response is too large for an anonymous client. Sign in");
  return { status, text: JSON.stringify(body) };
}

function send(message: Done | MoreEvents): void {
  process.send?.(message);
}
