import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";

import next from "next";

import { createLakeClient } from "#cms/client.ts";
import { env, readAdminHost } from "#env.ts";
import { PAGE_SCRIPT_FILE } from "#hydration/protocol.ts";

import { readDraftId } from "./draft-cookie.ts";
import { readBuiltRoutes } from "./known/built-routes.ts";
import { readLakeIndex } from "./known/lake-index.ts";
import { createLayer } from "./layer.ts";
import { logCall } from "./log-call.ts";
import type { Log } from "./log.ts";
import { createAskNext, createInnerServer } from "./next/ask-next.ts";
import { answerUnreadable } from "./request/answer-unreadable.ts";
import { ID_HEADER, requestId } from "./request/request-id.ts";
import { sendText } from "./sending/send.ts";
import { createLastGood } from "./stored/last-good.ts";

interface Options {
  readonly hostname: string;
  readonly port: number;
  readonly log: Log;
}

interface Site {
  readonly server: Server;
  /** Ends Next, after the server. */
  readonly close: () => Promise<void>;
}

/** Larger headers are answered with 431, slower requests with 408. Connections are kept longer than nginx keeps them. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
};

/** Next and the layer in front of it, as one server that does not listen yet. Throws when there is no build. */
export async function openSite({ hostname, port, log }: Options): Promise<Site> {
  const dir = join(import.meta.dirname, "..");
  const build = join(dir, ".next");
  const [routes, draftId, pageScript] = await Promise.all([
    readBuiltRoutes(build),
    readDraftId(build),
    env.hasDeferredHydration ? readFile(join(build, PAGE_SCRIPT_FILE), "utf8") : undefined,
  ]);

  const inner = createInnerServer((request, response) => void handleByNext(request, response));
  // Next listens for upgrades there, where none can arrive.
  const app = next({ dev: false, dir, hostname, port, httpServer: inner });
  await app.prepare();
  const handleByNext = app.getRequestHandler();

  const client = createLakeClient(env);
  const { answer, warmUp } = createLayer({
    env,
    log,
    handleByNext: (request, response) => void handleByNext(request, response),
    ask: createAskNext(inner),
    routes,
    draftId,
    readIndex: () => readLakeIndex(client),
    lastGood: createLastGood(build),
    pageScript,
  });
  const hasProxy = readAdminHost().trustedProxyHops > 0;

  const server = createServer(LIMITS, (request: IncomingMessage, response: ServerResponse) => {
    const id = requestId(request.headers[ID_HEADER], hasProxy);
    request.headers[ID_HEADER] = id;
    logCall(log, id, request, response);
    answer(request, response).catch((error: unknown) => {
      log.error("A request failed", { requestId: id, error });
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, "Something went wrong here. Please try again in a moment.");
    });
  });
  server.on("clientError", answerUnreadable);
  await warmUp();
  return { server, close: () => app.close() };
}
