import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { INHERITED_SOCKET } from "contracts/environment.ts";
import { openKnownPaths } from "front-server/known-paths.ts";
import { sendText } from "front-server/send.ts";
import { createSiteServer, REQUEST_ID_HEADER, requestId } from "front-server/site-server.ts";
import next from "next";
import { readBuildOutput } from "next-internals/build-output.ts";
import { onPublish } from "next-internals/cache-handler.ts";
import { limitAnswers } from "next-internals/limit-answers.ts";
import { readConfigNatively } from "next-internals/native-config.ts";
import { shortenBuffersInJson } from "next-internals/short-buffers.ts";
import { createInnerServer } from "next-page-cache/inner-server.ts";
import { createNextProcess } from "next-page-cache/next-process.ts";
import { createGracefulStop } from "server-kit/graceful-stop.ts";
import { createLog, logConsole, logUnexpectedErrors } from "server-kit/log.ts";

import { createLakeClient } from "#cms/client.ts";
import { createOpenPreviews } from "#draft/preview-opener.ts";
import { env, readAdminHost, requireSecrets } from "#env.ts";
import { PAGE_SCRIPT_FILE } from "#hydration/protocol.ts";

import { CONTENT_ROUTE, fetchRouteIndex } from "./destination.ts";
import { createRequestHandler } from "./request-handler.ts";

// The process that serves the site: Next and the request handler in front of it. See README.md.

const { values } = parseArgs({
  options: {
    hostname: { type: "string", default: "127.0.0.1" },
    port: { type: "string", default: new URL(env.siteUrl).port || "3000" },
  },
});
const { hostname } = values;
const port = Number(values.port);

if (!env.isProduction)
  throw new Error(
    "Set NODE_ENV=production: this process serves the production build. Use `pnpm dev` to serve the sources.",
  );
requireSecrets();

/** Of the lake. Twenty times the longest one of a page, and five times that of the search. Some of 100 MB ended this process. */
const MAX_ANSWER_BYTES = 24 * 1024 ** 2;
/** Five times what the search reads. A page reads some thousands. */
const MAX_ANSWER_VALUES = 1_000_000;

const log = createLog("info");
logConsole(log);
const dir = join(import.meta.dirname, "..");
const buildFolder = join(dir, ".next");
const PREVIEW_SCRIPT = new URL(import.meta.resolve("next-internals/serve-next.ts"));
const build = await readBuildOutput(buildFolder, CONTENT_ROUTE);
const knownPaths = await openKnownPaths(join(buildFolder, "known-paths.json"));

const inner = createInnerServer((request, response) => void handleByNext(request, response));
readConfigNatively();
shortenBuffersInJson();
limitAnswers({ maxBytes: MAX_ANSWER_BYTES, maxValues: MAX_ANSWER_VALUES });
const app = next({ dev: false, dir, hostname, port, httpServer: inner.server });
await app.prepare();
const handleByNext = app.getRequestHandler();

const lake = createLakeClient(env);
const site = createRequestHandler({
  env,
  log,
  next: inner,
  previewNext: createNextProcess(PREVIEW_SCRIPT, { args: [dir, hostname, values.port] }),
  build: {
    ...build,
    readPage: async (path) => (knownPaths.has(path) ? build.readPage(path) : undefined),
  },
  async fetchRouteIndex() {
    const index = await fetchRouteIndex(lake);
    await knownPaths.set(index.paths).catch((error: unknown) => {
      log.error("The paths of the content could not be written", { error });
    });
    return index;
  },
  openPreviews: createOpenPreviews(lake, env),
  pageScript: env.hasDeferredHydration
    ? await readFile(join(buildFolder, PAGE_SCRIPT_FILE), "utf8")
    : undefined,
});
onPublish(() => site.expire());
const { trustedProxyHops: trustedHops } = readAdminHost();
const hasProxy = trustedHops > 0;

const handle: RequestListener = (request, response) => {
  const id = requestId(request.headers[REQUEST_ID_HEADER], hasProxy);
  request.headers[REQUEST_ID_HEADER] = id;
  site.handle(request, response).catch((error: unknown) => {
    log.error("A request failed", { requestId: id, error });
    if (response.headersSent) response.destroy();
    else sendText(request, response, 500, "Something went wrong here. Please try again in a moment.");
  });
};
const server = createSiteServer(handle, { trustedHops });
const stop = createGracefulStop(server);
server.once("error", (error) => {
  log.error("The site cannot listen", { ...values, error });
  process.exit(1);
});
await site.warmUp();
server.listen(env.inheritsSocket ? INHERITED_SOCKET : { port, host: hostname }, () =>
  log.info("The site is ready", values),
);

logUnexpectedErrors(log);

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => {
    log.info("The site stops", { signal });
    void stop()
      .then(() => app.close())
      .then(() => process.exit(0));
  });
}
