import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";

import { createHostedStaff } from "./admin/hosted-staff.ts";
import { openAdmin } from "./admin/open-admin.ts";
import { createSender } from "./admin/sender.ts";
import type { Env } from "./env.ts";
import { createAccess } from "./lake/access/access.ts";
import { createAccounts } from "./lake/access/accounts.ts";
import { openAccessDatabase } from "./lake/access/database.ts";
import { createOrigins } from "./lake/access/origins.ts";
import { createTokens } from "./lake/access/tokens.ts";
import { createPictureProcess } from "./lake/assets/pictures/picture-process.ts";
import { createAssetRoutes } from "./lake/assets/routes.ts";
import { startCompaction } from "./lake/compaction.ts";
import { createLakeApp } from "./lake/http/app.ts";
import { openLake } from "./lake/lake.ts";
import { createConnections } from "./lake/live/connections.ts";
import { serveSockets } from "./lake/live/sockets.ts";
import { startSchedule } from "./lake/schedule.ts";
import { lockFolder } from "./lake/store/folder-lock.ts";
import { startWebhooks } from "./lake/webhooks/webhooks.ts";
import { listen } from "./listen.ts";
import type { Log } from "./log.ts";

export interface Backend {
  readonly documents: number;
  /** Who may do what, in words. */
  readonly access: string;
  /** Lets what is under way finish, for at most five seconds. */
  stop(): Promise<void>;
}

/** Opens the lake and serves it. Throws an Error for people when the port is taken or the lake would be open to everybody. */
export async function start(env: Env, log: Log): Promise<Backend> {
  const { database, unlock } = takeFolder(env.dataDirectory);
  const accounts = createAccounts(database);
  if (!env.isLoopback && accounts.count() === 0) {
    throw new Error(
      `Others can reach the lake (LAKE_HOST is ${env.host}, SANITY_LAKE_URL is ${env.lakeUrl}), and there is no account. Make one first: pnpm lake user add <e-mail> --role administrator`,
    );
  }
  const origins = createOrigins([...env.origins, env.lakeUrl]);
  const access = createAccess({ ...env, accounts, tokens: createTokens(database), origins });

  const report = (error: unknown) =>
    log.error("Something failed after a commit; the commit stands", { error });
  const lake = openLake({ ...env, file: join(env.dataDirectory, "lake.db"), report });
  const connections = createConnections();
  const pictures = createPictureProcess();
  const assets = createAssetRoutes({
    lake,
    pictures,
    directory: join(env.dataDirectory, "assets"),
    publicUrl: env.lakeUrl,
    identify: (request) => access.identify(request),
  });
  const app = createLakeApp({ ...env, lake, access, log, publicUrl: env.lakeUrl, assets, connections });

  const admin = openAdmin({
    ...env,
    publicUrl: env.lakeUrl,
    send: env.mail && createSender(env.mail),
    origins,
    identify:
      env.staffProjectId === undefined
        ? (request) => access.identify(request)
        : createHostedStaff({ projectId: env.staffProjectId }),
    log,
  });

  const server = await listen(
    (request, bindings) => (isAdmin(request) ? admin.app : app).fetch(request, bindings),
    env,
  );
  const closeSockets = serveSockets(server.http, {
    access,
    dataset: env.dataset,
    answer: (request, bindings) => app.fetch(request, bindings),
    log,
  });
  const stops = [
    startWebhooks({
      lake,
      log,
      targets: [{ url: `${env.siteUrl}/api/revalidate`, secret: env.revalidateSecret }],
    }),
    startSchedule({ lake, log }),
    startCompaction({ lake, log }),
  ];

  return {
    documents: lake.documents.size,
    access: access.isOpen()
      ? "open: whoever sits at this machine may edit, nobody else can reach it"
      : `${accounts.count()} accounts`,
    async stop() {
      for (const stop of stops) stop();
      connections.closeAll();
      closeSockets();
      await server.close();
      pictures.close();
      await admin.stop();
      lake.close();
      database.close();
      unlock();
    },
  };
}

/** The first thing that touches the data folder. Throws an Error for people when it cannot be used. */
function takeFolder(directory: string): { database: DatabaseSync; unlock: () => void } {
  const lock = usable(directory, () => {
    mkdirSync(directory, { recursive: true });
    return lockFolder(directory);
  });
  if (lock.kind === "in use") {
    throw new Error(
      `DATA_DIR is ${directory}, which a backend uses already (${lock.holder}). Two would not see each other's changes. Stop that one, or name another folder.`,
    );
  }
  const database = usable(directory, () => openAccessDatabase(join(directory, "accounts.db")));
  return { database, unlock: lock.unlock };
}

function usable<Result>(directory: string, use: () => Result): Result {
  try {
    return use();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `DATA_DIR is ${directory}, which cannot be used (${reason}). Name another folder, or mend this one.`,
      { cause: error },
    );
  }
}

/** Everything else is the lake's. */
function isAdmin({ url }: Request): boolean {
  return /^\/(admin|storage)(\/|$)/.test(new URL(url).pathname);
}
