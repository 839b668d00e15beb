import { Hono } from "hono";
import { getPath } from "hono/utils/url";

import type { Access } from "../access/access.ts";
import { createClientAddressReader } from "../access/client-address.ts";
import { loginRoutes } from "../access/login.ts";
import { httpError, unauthorized } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { createConnections, type Connections } from "../live/connections.ts";
import { listenRoutes } from "../live/listen.ts";
import { liveRoutes } from "../live/live-events.ts";
import type { Log } from "../log.ts";
import { requireApiVersion, jsonBodyLimit, type LakeEnv } from "../protocol/request.ts";
import { cors } from "./cors.ts";
import { documentRoutes, exportRoutes, referenceRoutes } from "./documents.ts";
import { createErrorHandler, notFoundHandler } from "./error-responses.ts";
import { withGroups } from "./groups.ts";
import { historyRoutes } from "./history.ts";
import { managementRoutes } from "./management.ts";
import { writeRoutes } from "./mutations-and-actions.ts";
import { projectRoutes } from "./projects.ts";
import { queryRoutes } from "./query.ts";
import { requestLog } from "./request-log.ts";
import { studioRoutes } from "./studio.ts";
import { userRoutes } from "./users.ts";

interface LakeAppSettings {
  readonly lake: Lake;
  /** The add-on dataset: comments and tasks about the documents of `lake`. */
  readonly comments: Lake;
  readonly access: Access;
  readonly log: Log;
  /** The address at which browsers reach the lake. */
  readonly publicUrl: string;
  /** Its pages may read and sign in nobody. Undefined if there is no site. */
  readonly siteUrl?: string | undefined;
  readonly studioUrl: string;
  /** The routes of assets/: /v…/assets, /images and /files. */
  readonly assets?: Hono;
  readonly connections?: Connections;
  /** The number of trusted reverse proxies in front that append to X-Forwarded-For. */
  readonly trustedProxyHops?: number;
}

/** Creates the HTTP API. WebSockets are handled separately: see live/websockets.ts. */
export function createLakeApp({
  lake,
  comments,
  access,
  log,
  publicUrl,
  siteUrl,
  studioUrl,
  assets,
  connections = createConnections(),
  trustedProxyHops = 0,
}: LakeAppSettings): Hono<LakeEnv> {
  const readClientAddress = createClientAddressReader(trustedProxyHops);
  const app = new Hono<LakeEnv>({ getPath: resourcePathNormalizer(lake.projectId) });
  app.onError(createErrorHandler(log));
  app.notFound(notFoundHandler);
  app.use(requestLog(log), cors(access.origins));
  // Without the numbers of documents or listeners, which would show strangers when editors work.
  app.get("/health", (c) => c.json({ status: "ok" }));
  if (assets) app.route("/", assets);

  const api = new Hono<LakeEnv>();
  api.use(requireApiVersion);
  api.route("/", loginRoutes({ access, publicUrl, siteUrl, studioUrl, readClientAddress }));
  api.use(async (c, next) => {
    c.set("identity", access.identify(c.req.raw));
    await next();
    // Responses depend on the identity, so shared caches must not store them.
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "private, no-store");
    c.res.headers.set("x-content-type-options", "nosniff");
  });
  api.use("/data/*", jsonBodyLimit, async (c, next) => {
    const { operation, name } = parseDataPath(c.req.path);
    const dataset = [lake, comments].find((each) => each.dataset === name);
    if (!dataset) throw httpError(404, `Dataset "${name}" not found for project ID "${lake.projectId}"`);
    // The Studio sends no token with its pings.
    if (operation !== "ping" && !dataset.permissions.maySee(c.get("identity")))
      throw unauthorized(`Sign in to read "${name}"`);
    await next();
  });
  api.use("/users/*", jsonBodyLimit);
  for (const dataset of [lake, comments]) {
    const streams = { lake: dataset, connections, readClientAddress, log };
    for (const routes of [
      queryRoutes({ queries: withGroups(dataset, access), access, readClientAddress }),
      documentRoutes(dataset.documents),
      writeRoutes(dataset),
      listenRoutes(streams),
      liveRoutes(streams),
      historyRoutes(dataset.history),
      exportRoutes(dataset.documents),
      referenceRoutes(dataset),
    ]) {
      addDatasetRoutes(api, dataset, routes);
    }
  }
  for (const routes of [
    userRoutes(access, lake),
    projectRoutes(access, { lake, comments }),
    managementRoutes(access, lake),
    studioRoutes(access.origins),
  ]) {
    api.route("/", routes);
  }
  return app.route("/:version", api);
}

/** Adds `routes` for this dataset only. Their paths contain the parameter `:dataset`. */
function addDatasetRoutes(api: Hono<LakeEnv>, { dataset }: Lake, { routes }: Hono<LakeEnv>): void {
  for (const { method, path, handler } of routes) api.on(method, path.replace(":dataset", dataset), handler);
}

/**
 * The operation of a path below /data, and the name of the dataset: the fourth segment, as in /v1/data/query/production, but the
 * fifth of /v1/data/live/events/production.
 */
function parseDataPath(path: string) {
  const [, , , operation, ...rest] = path.split("/");
  return { operation, name: (operation === "live" ? rest[1] : rest[0]) ?? "" };
}

const RESOURCE_PATH =
  /^(\/v[^/]+)\/projects\/([^/]+)\/datasets\/([^/]+)\/(query|mutate|actions|doc|listen|live\/events|history|export)((?:\/.*)?)$/;

/**
 * Creates Hono's `getPath`. Maps the paths of a client with `resource: { type: "dataset", id: "project.dataset" }` to the usual
 * paths.
 */
function resourcePathNormalizer(projectId: string): (request: Request) => string {
  return (request) => {
    const path = getPath(request);
    const [, version, project, dataset, operation, rest] = RESOURCE_PATH.exec(path) ?? [];
    return project === projectId ? `${version}/data/${operation}/${dataset}${rest}` : path;
  };
}
