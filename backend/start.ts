import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";

import { createHostedStaff } from "./admin/hosted-staff.ts";
import { createSmtpSender } from "./admin/mailer.ts";
import { openAdmin } from "./admin/open-admin.ts";
import { namingDataDirectory } from "./data-directory.ts";
import type { Env } from "./env.ts";
import { createAccess } from "./lake/access/access.ts";
import { createAccounts } from "./lake/access/accounts.ts";
import { openAccessDatabase } from "./lake/access/database.ts";
import { createOrigins } from "./lake/access/origins.ts";
import { createTokens } from "./lake/access/tokens.ts";
import { createImagePool } from "./lake/assets/images/image-pool.ts";
import { createAssetRoutes } from "./lake/assets/routes.ts";
import { createLakeApp } from "./lake/http/app.ts";
import { createConnections } from "./lake/live/connections.ts";
import { serveSockets } from "./lake/live/websockets.ts";
import { openComments } from "./lake/open-comments.ts";
import { openLake } from "./lake/open-lake.ts";
import { startTextIndexing } from "./lake/query/text-indexing.ts";
import { startSchedule } from "./lake/schedule.ts";
import { lockDirectory } from "./lake/store/directory-lock.ts";
import { startCompaction } from "./lake/store/retention.ts";
import { startWebhooks } from "./lake/webhooks/webhooks.ts";
import { listen } from "./listen.ts";
import type { Log } from "./log.ts";
import { openSecrets } from "./secrets.ts";

export interface Backend {
  readonly documents: number;
  /** A description of who may edit, for the start message. */
  readonly access: string;
  /** Closes everything. Running requests have up to five seconds to finish. */
  stop(): Promise<void>;
}

/**
 * Opens the lake, the admin API and the storage, and serves them on one port. Throws an Error whose message tells the operator
 * what to do: the port or the data directory is in use, or the lake would be open to other machines without an account.
 */
export async function start(env: Env, log: Log): Promise<Backend> {
  const secrets = openSecrets(env.dataDirectory);
  const { readToken = secrets.SANITY_API_READ_TOKEN, revalidateSecret = secrets.SANITY_REVALIDATE_SECRET } =
    env;
  const { database, unlock } = openDataDirectory(env.dataDirectory);
  const accounts = createAccounts(database);
  if (!env.isLoopback && accounts.count() === 0) {
    throw new Error(
      `Other machines can reach the lake (LAKE_HOST is ${env.host}, SANITY_LAKE_URL is ${env.lakeUrl}), but there is no account. Create one first: pnpm lake user add <email> --role administrator`,
    );
  }
  const site = createOrigins([env.siteUrl]);
  const otherStudios = env.origins.filter((origin) => !site.allows(new URL(origin).origin));
  const origins = createOrigins([...env.origins, env.lakeUrl], [...otherStudios, env.studioUrl, env.lakeUrl]);
  const access = createAccess({ ...env, readToken, accounts, tokens: createTokens(database), origins });

  const report = (error: unknown) =>
    log.error("A commit listener failed; the commit itself succeeded", { error });
  const lake = openLake({ ...env, file: join(env.dataDirectory, "lake.db"), report });
  const comments = openComments({ ...env, file: join(env.dataDirectory, "comments.db"), report });
  const connections = createConnections();
  const imageProcessor = createImagePool();
  const assets = createAssetRoutes({
    lake,
    imageProcessor,
    directory: join(env.dataDirectory, "assets"),
    publicUrl: env.lakeUrl,
    identify: (request) => access.identify(request),
    isSite: (request) => access.isSite(request),
    trustedProxyHops: env.trustedProxyHops,
  });
  const app = createLakeApp({
    ...env,
    lake,
    comments,
    access,
    log,
    publicUrl: env.lakeUrl,
    assets,
    connections,
  });

  const admin = openAdmin({
    ...env,
    siteSecret: revalidateSecret,
    publicUrl: env.lakeUrl,
    mail: env.mail && { to: env.mail.to, send: createSmtpSender(env.mail) },
    origins,
    identify:
      env.staffProjectId === undefined
        ? (request) => access.identify(request)
        : createHostedStaff({ projectId: env.staffProjectId }),
    log,
  });

  const server = await listen(
    (request, bindings) => (isAdminOrStorage(request) ? admin.app : app).fetch(request, bindings),
    env,
  );
  const closeSockets = serveSockets(server.http, {
    access,
    connections,
    datasets: [lake.dataset, comments.dataset],
    trustedProxyHops: env.trustedProxyHops,
    handleRequest: (request, bindings) => app.fetch(request, bindings),
    log,
  });
  const stops = [
    startWebhooks({
      lake,
      log,
      targets: [{ url: `${env.siteUrl}/api/revalidate`, secret: revalidateSecret }],
    }),
    startSchedule({ lake, log }),
    startCompaction({ lake, log }),
    startCompaction({ lake: comments, log }),
    startTextIndexing({ queries: lake.queries, log }),
  ];

  return {
    documents: lake.documents.size,
    access: access.isOpen()
      ? "no accounts: anyone on this machine may edit, no other machine can connect"
      : `${accounts.count()} accounts`,
    async stop() {
      for (const stop of stops) stop();
      connections.closeAll();
      closeSockets();
      await server.close();
      imageProcessor.close();
      await admin.stop();
      lake.close();
      comments.close();
      database.close();
      unlock();
    },
  };
}

/** Locks the data directory and opens the database of accounts. If it fails, throws an Error that names DATA_DIR. */
function openDataDirectory(directory: string): { database: DatabaseSync; unlock: () => void } {
  const lock = namingDataDirectory(directory, () => lockDirectory(directory));
  if (lock.kind === "in use") {
    throw new Error(
      `DATA_DIR is ${directory}, which another backend is using (${lock.holder}). Two backends would not see each other's changes. Stop the other one, or set DATA_DIR to another directory.`,
    );
  }
  const database = namingDataDirectory(directory, () => openAccessDatabase(join(directory, "accounts.db")));
  return { database, unlock: lock.unlock };
}

function isAdminOrStorage({ url }: Request): boolean {
  return /^\/(admin|storage)(\/|$)/.test(new URL(url).pathname);
}
