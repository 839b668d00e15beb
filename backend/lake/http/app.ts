import { Hono, type ErrorHandler, type NotFoundHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { getPath } from "hono/utils/url";

import type { Log } from "#log.ts";

import type { Access } from "../access/access.ts";
import { createAddressOf } from "../access/client-address.ts";
import { loginRoutes } from "../access/login.ts";
import { httpError, LakeError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { createConnections, type Connections } from "../live/connections.ts";
import { listenRoutes } from "../live/listen.ts";
import { liveRoutes } from "../live/live-events.ts";
import { cors } from "./cors.ts";
import { documentRoutes, exportRoutes, referenceRoutes } from "./documents.ts";
import { historyRoutes } from "./history.ts";
import { writeRoutes } from "./mutations-and-actions.ts";
import { projectRoutes } from "./projects.ts";
import { queryRoutes } from "./query.ts";
import { requestLog } from "./request-log.ts";
import { requireApiVersion, jsonLimit, type LakeEnv } from "./request.ts";
import { studioRoutes } from "./studio.ts";
import { userRoutes } from "./users.ts";

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
  api.use(requireApiVersion);
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
      throw httpError(404, `Dataset "${dataset}" not found for project ID "${lake.projectId}"`);
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

/** A refusal carries its own answer; a surprise is logged and answered without a word about our insides. */
export function onFailure(log: Log): ErrorHandler<LakeEnv> {
  return (error, c) => {
    if (!(error instanceof LakeError) || error.status >= 500) {
      log.error("A request failed", {
        requestId: c.get("requestId"),
        method: c.req.method,
        path: c.req.path,
        error,
      });
    }
    if (error instanceof LakeError) return c.json(error.body, toStatus(error.status));
    return c.json(
      httpError(500, "The lake could not answer. Its log says why; trying again is safe").body,
      500,
    );
  };
}

export const onUnknown: NotFoundHandler<LakeEnv> = (c) =>
  c.json(httpError(404, `No such address: ${c.req.method} ${c.req.path}`).body, 404);

function toStatus(status: number): ContentfulStatusCode {
  switch (status) {
    case 400:
    case 401:
    case 403:
    case 404:
    case 405:
    case 408:
    case 409:
    case 413:
    case 415:
    case 429:
    case 503:
      return status;
    default:
      return 500;
  }
}

const RESOURCE =
  /^(\/v[^/]+)\/projects\/([^/]+)\/datasets\/([^/]+)\/(query|mutate|actions|doc|listen|live\/events|history|export)((?:\/.*)?)$/;

/** A client configured with `resource: { type: "dataset", id: "project.dataset" }` has addresses of its own for the same things. */
export function pathsOf(projectId: string): (request: Request) => string {
  return (request) => {
    const path = getPath(request);
    const [, version, project, dataset, operation, rest] = RESOURCE.exec(path) ?? [];
    return project === projectId ? `${version}/data/${operation}/${dataset}${rest}` : path;
  };
}
