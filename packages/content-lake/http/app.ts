import { Hono } from "hono";
import { getPath } from "hono/utils/url";
import type { Log } from "server-kit/log.ts";

import { type Access, bearerTokenOf } from "../access/access.ts";
import { createClientAddressReader } from "../access/client-address.ts";
import { clientOf, type Identity, isTrusted, mayUpload } from "../access/identity.ts";
import type { LocalSignIn } from "../access/local-sign-in.ts";
import { loginRoutes } from "../access/login.ts";
import { httpError, unauthorized } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { type BodyLimits, limitBodies } from "../limit-bodies.ts";
import { createConnections, type Connections } from "../live/connections.ts";
import { listenRoutes } from "../live/listen.ts";
import { liveRoutes } from "../live/live-events.ts";
import {
  admitRequests,
  createAnswerInTurn,
  createClientTurns,
  createTakeTurn,
} from "../protocol/client-turns.ts";
import { type LakeEnv, requireApiVersion } from "../protocol/request.ts";
import type { PublicReader } from "../public-dataset/public-reader.ts";
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

/** Of bodies. 8 MB of JSON can take a second to parse, in which all others wait. An account may have a few of the largest ones open. */
const JSON_LIMITS = {
  /** Imports send many documents together. */
  trusted: { maxBytes: 16 * 1024 ** 2, maxOpenBytes: 64 * 1024 ** 2 },
  /** A document of such an account has 1 MB (access/permissions.ts), and Chinese characters take three bytes. */
  limited: { maxBytes: 4 * 1024 ** 2, maxOpenBytes: 16 * 1024 ** 2 },
  /** Queries, settings and comments. The hosted lake accepts queries of 300 kB, a setting has 64 kB, and a comment 100 kB. */
  reader: { maxBytes: 512 * 1024, maxOpenBytes: 8 * 1024 ** 2 },
};
/** Of a stranger, if the dataset is public: as many as public-dataset/public-reader.ts lets wait. */
const PUBLIC_LIMITS = JSON_LIMITS.reader;

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
  /** Reads for clients that are not signed in. Undefined if the dataset is private. */
  readonly publicReader?: PublicReader | undefined;
  readonly localSignIn?: LocalSignIn | undefined;
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
  publicReader,
  localSignIn,
  trustedProxyHops = 0,
}: LakeAppSettings): Hono<LakeEnv> {
  const readClientAddress = createClientAddressReader(trustedProxyHops);
  const limitJson = {
    trusted: limitJsonTo(JSON_LIMITS.trusted),
    limited: limitJsonTo(JSON_LIMITS.limited),
    reader: limitJsonTo(JSON_LIMITS.reader),
  };
  const limitPublicBody = limitBodies<LakeEnv["Variables"]>(PUBLIC_LIMITS, readClientAddress);
  const app = new Hono<LakeEnv>({ getPath: resourcePathNormalizer(lake.projectId) });
  app.onError(createErrorHandler(log));
  app.notFound(notFoundHandler);
  app.use(requestLog(log), cors(access.origins, { isPublic: publicReader !== undefined }));
  // Without the numbers of documents or listeners, which would show strangers when editors work.
  app.get("/health", (c) => c.json({ status: "ok" }));
  if (assets) app.route("/", assets);

  const api = new Hono<LakeEnv>();
  // Hono answers HEAD with the handler of GET. It does all the work, and leaves an event stream open that nobody reads.
  api.use(async (c, next) =>
    c.req.method === "HEAD" ? c.json(httpError(405, "Use GET").body, 405, { allow: "GET" }) : next(),
  );
  api.use(requireApiVersion);
  api.route("/", loginRoutes({ access, localSignIn, publicUrl, siteUrl, studioUrl, readClientAddress }));
  api.use(async (c, next) => {
    const [identity, token] = [access.identify(c.req.raw), bearerTokenOf(c.req.raw)];
    c.set("identity", identity);
    c.set("isStillSignedIn", () => token !== undefined && access.isStillValid(token, identity));
    await next();
    // Responses depend on the identity, so shared caches must not store them.
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "private, no-store");
    c.res.headers.set("x-content-type-options", "nosniff");
  });
  const turns = createClientTurns();
  api.use(admitRequests(turns));
  api.use("/data/*", async (c, next) => {
    const { operation, name } = parseDataPath(c.req.path);
    const dataset = [lake, comments].find((each) => each.dataset === name);
    if (!dataset) throw httpError(404, `Dataset "${name}" not found for project ID "${lake.projectId}"`);
    // The Studio sends no token with its pings.
    if (operation === "ping" || dataset.permissions.maySee(c.get("identity"))) return next();
    const isPublic = publicReader !== undefined && dataset === lake && PUBLIC_OPERATIONS.has(operation);
    if (!isPublic || c.get("identity").role !== "anonymous") throw unauthorized(`Sign in to read "${name}"`);
    await limitPublicBody(c, async () => void (c.res = await publicReader.respond(c)));
    return undefined;
  });
  api.use(async (c, next) => {
    const identity = c.get("identity");
    if (c.req.raw.body && identity.role === "anonymous") throw unauthorized("Sign in to send data");
    return limitJson[senderKindOf(identity)](c, next);
  });
  const takeTurn = createTakeTurn(turns);
  const answerInTurn = createAnswerInTurn(takeTurn);
  for (const dataset of [lake, comments]) {
    const streams = { lake: dataset, connections, log, takeTurn };
    for (const routes of [
      queryRoutes(withGroups(dataset, access), answerInTurn),
      documentRoutes(dataset.documents, answerInTurn),
      writeRoutes(dataset, answerInTurn, takeTurn),
      listenRoutes(streams),
      liveRoutes(streams),
      historyRoutes(dataset.history, answerInTurn),
      exportRoutes(dataset.documents, takeTurn),
      referenceRoutes(dataset, answerInTurn),
    ]) {
      addDatasetRoutes(api, dataset, routes);
    }
  }
  for (const routes of [
    userRoutes(access, lake, answerInTurn, takeTurn),
    projectRoutes(access, { lake, comments, isPublic: publicReader !== undefined }),
    managementRoutes(access, lake),
    studioRoutes(access.origins),
  ]) {
    api.route("/", routes);
  }
  return app.route("/:version", api);
}

function limitJsonTo(limits: BodyLimits) {
  return limitBodies<LakeEnv["Variables"]>(limits, (c) => clientOf(c.get("identity")));
}

function senderKindOf(identity: Identity): keyof typeof JSON_LIMITS {
  if (isTrusted(identity)) return "trusted";
  return mayUpload(identity) ? "limited" : "reader";
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
  return { operation: operation ?? "", name: (operation === "live" ? rest[1] : rest[0]) ?? "" };
}

/** What strangers may do with a public dataset. */
const PUBLIC_OPERATIONS = new Set(["query", "doc", "export", "listen", "live"]);

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
