import { Hono } from "hono";

import type { Log } from "#log.ts";

import type { Access } from "../access/access.ts";
import { createAddressOf } from "../access/client-address.ts";
import { loginRoutes } from "../access/login.ts";
import type { Lake } from "../contract.ts";
import { createConnections, type Connections } from "../live/connections.ts";
import { listenRoutes } from "../live/listen.ts";
import { liveRoutes } from "../live/live-events.ts";
import { apiVersion } from "./api-version.ts";
import { jsonLimit } from "./body.ts";
import type { LakeEnv } from "./context.ts";
import { cors } from "./cors.ts";
import { documentRoutes } from "./documents.ts";
import { exportRoutes } from "./export.ts";
import { onFailure, onUnknown } from "./failures.ts";
import { historyRoutes } from "./history.ts";
import { projectRoutes } from "./projects.ts";
import { queryRoutes } from "./query.ts";
import { referenceRoutes } from "./references.ts";
import { refusal } from "./refusals.ts";
import { requestLog } from "./request-log.ts";
import { pathsOf } from "./resource-path.ts";
import { studioRoutes } from "./studio.ts";
import { userRoutes } from "./users.ts";
import { writeRoutes } from "./write.ts";

export interface LakeAppSettings {
  readonly lake: Lake;
  readonly access: Access;
  readonly log: Log;
  /** Where browsers reach the lake. */
  readonly publicUrl: string;
  /** Uploads, images and files: their own paths under /v…/assets, /images and /files. */
  readonly assets?: Hono;
  readonly connections?: Connections;
  /** How many proxies of ours stand in front of the lake and write X-Forwarded-For. */
  readonly trustedProxyHops?: number;
}

/** The whole HTTP side. WebSockets are beside it: live/sockets.ts. */
export function createLakeApp({
  lake,
  access,
  log,
  publicUrl,
  assets,
  connections = createConnections(),
  trustedProxyHops = 0,
}: LakeAppSettings): Hono<LakeEnv> {
  const addressOf = createAddressOf(trustedProxyHops);
  const app = new Hono<LakeEnv>({ getPath: pathsOf(lake.projectId) });
  app.onError(onFailure(log));
  app.notFound(onUnknown);
  app.use(requestLog(log), cors(access.origins));
  app.get("/health", (c) =>
    c.json({ status: "ok", documents: lake.documents.size, listeners: connections.size }),
  );
  if (assets) app.route("/", assets);

  const api = new Hono<LakeEnv>();
  api.use(apiVersion);
  api.route("/", loginRoutes({ access, publicUrl, addressOf }));
  api.use(async (c, next) => {
    c.set("identity", access.identify(c.req.raw));
    await next();
    // What one person may see is not for a cache that others share.
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "private, no-store");
    c.res.headers.set("x-content-type-options", "nosniff");
  });
  api.use("/data/*", jsonLimit, async (c, next) => {
    const dataset = datasetIn(c.req.path);
    if (dataset !== lake.dataset)
      throw refusal(404, `Dataset "${dataset}" not found for project ID "${lake.projectId}"`);
    await next();
  });
  api.use("/users/*", jsonLimit);
  for (const routes of [
    queryRoutes(lake.queries),
    documentRoutes(lake.documents),
    writeRoutes(lake),
    listenRoutes({ lake, connections, addressOf, log }),
    liveRoutes({ lake, connections, addressOf, log }),
    historyRoutes(lake.history),
    exportRoutes(lake.documents),
    referenceRoutes(lake),
    userRoutes(access, lake),
    projectRoutes(access, lake),
    studioRoutes(access.origins),
  ]) {
    api.route("/", routes);
  }
  return app.route("/:version", api);
}

/** /v1/data/query/production, but /v1/data/live/events/production. */
function datasetIn(path: string): string {
  const [, , , operation, ...rest] = path.split("/");
  return (operation === "live" ? rest[1] : rest[0]) ?? "";
}
