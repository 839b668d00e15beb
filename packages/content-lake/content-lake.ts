import type { Server } from "node:http";
import type { DatabaseSync } from "node:sqlite";

import type { Hono } from "hono";
import type { Log } from "server-kit/log.ts";

import { createAccess } from "./access/access.ts";
import { createAccounts } from "./access/accounts.ts";
import { createClientAddressReader } from "./access/client-address.ts";
import { openAccessDatabase } from "./access/database.ts";
import type { Identity } from "./access/identity.ts";
import { createLocalKey } from "./access/local-key.ts";
import { serveLocalSignIn } from "./access/local-sign-in.ts";
import { createOrigins } from "./access/origins.ts";
import { createTokens } from "./access/tokens.ts";
import { createImagePool } from "./assets/images/image-pool.ts";
import { createAssetRoutes } from "./assets/routes.ts";
import { dataPaths, explainingDirectory, prepareDataDirectory } from "./data-directory.ts";
import { createLakeApp } from "./http/app.ts";
import { createConnections } from "./live/connections.ts";
import { serveSockets } from "./live/websockets.ts";
import { openComments } from "./open-comments.ts";
import { type OpenLake, openLake } from "./open-lake.ts";
import { isSharedPreview, startDeletingSecrets } from "./preview-secrets.ts";
import type { LakeEnv } from "./protocol/request.ts";
import { createPublicReader } from "./public-dataset/public-reader.ts";
import { startTextIndexing } from "./query/search/text-indexing.ts";
import { startSchedule } from "./schedule.ts";
import { lockDirectory } from "./store/directory-lock.ts";
import { startCompaction } from "./store/retention.ts";
import { startWebhooks, type WebhookTarget } from "./webhooks/webhooks.ts";

export { CLIENT_ADDRESS_HEADER } from "./access/client-address.ts";
export { LakeError } from "./errors.ts";

export interface ContentLakeOptions {
  /** The directory of all data. It is created if missing. Only one lake may use it. */
  readonly dataDirectory: string;
  readonly projectId: string;
  readonly dataset: string;
  /** The address at which browsers reach the lake, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether only this machine can reach the lake. Then its operator needs no account. */
  readonly isLoopback: boolean;
  /** Whether everybody may read published documents, without signing in. Default: false. */
  readonly isPublic?: boolean;
  readonly studioUrl: string;
  /** The site that shows the content. Its pages never sign in anybody, because they run scripts of third parties. */
  readonly siteUrl?: string | undefined;
  /** The web addresses whose pages may send credentials and write: those of Studios, and of the site. */
  readonly origins: readonly string[];
  /** A token with which the site's server may read drafts and write nothing. */
  readonly readToken?: string | undefined;
  /** They get a signed POST for every change of published documents. */
  readonly webhooks?: readonly WebhookTarget[];
  /** The number of trusted reverse proxies in front that append to X-Forwarded-For. */
  readonly trustedProxyHops?: number;
  readonly log: Log;
}

export interface ContentLake {
  /** The HTTP API. */
  readonly app: Hono<LakeEnv>;
  readonly content: OpenLake;
  /** The add-on dataset with the comments and tasks of the Studio. */
  readonly comments: OpenLake;
  /** A description of who may edit, for the start message. */
  readonly access: string;
  /** The sender of a request. Throws a LakeError with status 401 for an unknown token. */
  identify(request: Request): Identity;
  /** Serves WebSockets on a server that serves `app`, and begins the work in the background, such as webhooks and schedules. */
  start(server: Server): void;
  /** Ends event streams, WebSockets and the work in the background, so that the server can close. */
  disconnect(): void;
  /** Closes the files. Call it when no request is running any more. */
  close(): void;
}

/**
 * Opens the lake without a server of its own. Throws an Error whose message tells the operator what to do: the directory is in use,
 * or the lake would be open to other machines without an account.
 */
export function openContentLake(options: ContentLakeOptions): ContentLake {
  const { dataDirectory, publicUrl, siteUrl, studioUrl, trustedProxyHops = 0, webhooks = [], log } = options;
  prepareDataDirectory(dataDirectory);
  const paths = dataPaths(dataDirectory);
  const { database, unlock } = lockAndOpenAccounts(dataDirectory);
  const accounts = createAccounts(database);
  if (!options.isLoopback && accounts.count() === 0) {
    throw new Error(
      `Other machines can reach the lake at ${publicUrl}, but there is no account. Create one first: content-lake user add <email> --role administrator`,
    );
  }
  const access = createAccess({
    accounts,
    tokens: createTokens(database),
    origins: originsOf(options),
    readToken: options.readToken,
    localKey: createLocalKey(dataDirectory),
    isSharedPreview: (opener) => isSharedPreview(opener, content.documents),
    isLoopback: options.isLoopback,
  });
  const localSignIn = options.isLoopback ? serveLocalSignIn({ access }) : undefined;

  const report = (error: unknown) =>
    log.error("A commit listener failed; the commit itself succeeded", { error });
  const ids = { projectId: options.projectId, dataset: options.dataset };
  const content = openLake({ ...ids, file: paths.content, report });
  const comments = openComments({ ...ids, file: paths.comments, report });
  const connections = createConnections();
  const readClientAddress = createClientAddressReader(trustedProxyHops);
  const publicReader = options.isPublic
    ? createPublicReader({ lake: content, file: paths.content, connections, readClientAddress, log })
    : undefined;
  const imageProcessor = createImagePool();
  const assets = createAssetRoutes({
    lake: content,
    imageProcessor,
    directory: paths.assets,
    publicUrl,
    identify: (request) => access.identify(request),
    isSite: (request) => access.isSite(request),
    trustedProxyHops,
  });
  const app = createLakeApp({
    lake: content,
    comments,
    access,
    log,
    publicUrl,
    siteUrl,
    studioUrl,
    assets,
    connections,
    publicReader,
    localSignIn,
    trustedProxyHops,
  });
  const stops: (() => void | Promise<void>)[] = [];

  return {
    app,
    content,
    comments,
    access: access.isOpen()
      ? "no accounts: only you may edit, on this machine"
      : `${accounts.count()} accounts`,
    identify: (request) => access.identify(request),
    start(server) {
      stops.push(
        serveSockets(server, {
          access,
          connections,
          datasets: [content.dataset, comments.dataset],
          trustedProxyHops,
          handleRequest: (request, bindings) => app.fetch(request, bindings),
          log,
        }),
        startWebhooks({ lake: content, log, targets: webhooks }),
        startSchedule({ lake: content, log }),
        startDeletingSecrets({ lake: content, access, log }),
        startCompaction({ lake: content, log }),
        startCompaction({ lake: comments, log }),
        startTextIndexing({ queries: content.queries, log }),
      );
    },
    disconnect() {
      connections.closeAll();
      publicReader?.close();
      void localSignIn?.close();
      for (const stop of stops) void stop();
    },
    close() {
      imageProcessor.close();
      content.close();
      comments.close();
      database.close();
      unlock();
    },
  };
}

/** Pages of the site may write with a token, but never sign in anybody or edit without an account. */
function originsOf({ origins, siteUrl, studioUrl, publicUrl }: ContentLakeOptions) {
  const site = createOrigins(siteUrl === undefined ? [] : [siteUrl]);
  const otherStudios = origins.filter((origin) => !site.allows(new URL(origin).origin));
  return createOrigins([...origins, publicUrl], [...otherStudios, studioUrl, publicUrl]);
}

/** Locks the data directory and opens the database of accounts. If it fails, throws an Error that names the directory. */
function lockAndOpenAccounts(directory: string): { database: DatabaseSync; unlock: () => void } {
  const lock = explainingDirectory(directory, () => lockDirectory(directory));
  if (lock.kind === "in use") {
    throw new Error(
      `Another lake uses the data directory ${directory} (${lock.holder}). Two lakes would not see each other's changes. Stop the other one, or choose another directory.`,
    );
  }
  const database = explainingDirectory(directory, () => openAccessDatabase(dataPaths(directory).accounts));
  return { database, unlock: lock.unlock };
}
