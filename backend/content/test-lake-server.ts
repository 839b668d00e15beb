import { onTestFinished } from "vitest";

import { createAccess } from "../lake/access/access.ts";
import { createAccounts } from "../lake/access/accounts.ts";
import { openAccessDatabase } from "../lake/access/database.ts";
import { createOrigins } from "../lake/access/origins.ts";
import { createTokens } from "../lake/access/tokens.ts";
import { sharpProcessor } from "../lake/assets/images/sharp-processor.ts";
import { createAssetRoutes } from "../lake/assets/routes.ts";
import { createLakeApp } from "../lake/http/app.ts";
import { openComments } from "../lake/open-comments.ts";
import { openLake } from "../lake/open-lake.ts";
import { listen } from "../listen.ts";
import { createLog } from "../log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createContentClient } from "./client.ts";

const READ_TOKEN = "read-token-of-the-site";
const IDS = { projectId: "local000", dataset: "production" };

/** Serves an empty lake without accounts on a free port until the test ends. `reader` is a client with the read token. */
export async function serveEmptyLake() {
  const folder = temporaryFolder();
  const lake = openLake({ file: ":memory:", ...IDS });
  const comments = openComments({ file: ":memory:", ...IDS });
  const server = await listen((request, ...rest) => app.fetch(request, ...rest), {
    port: 0,
    host: "127.0.0.1",
  });
  const lakeUrl = `http://127.0.0.1:${server.port}`;
  const database = openAccessDatabase(":memory:");
  const access = createAccess({
    accounts: createAccounts(database),
    tokens: createTokens(database),
    origins: createOrigins([lakeUrl]),
    readToken: READ_TOKEN,
    isLoopback: true,
  });
  const assets = createAssetRoutes({
    lake,
    imageProcessor: sharpProcessor,
    directory: folder,
    publicUrl: lakeUrl,
    identify: (request) => access.identify(request),
  });
  const app = createLakeApp({
    lake,
    comments,
    access,
    log: createLog("error"),
    publicUrl: lakeUrl,
    siteUrl: lakeUrl,
    studioUrl: lakeUrl,
    assets,
  });

  onTestFinished(async () => {
    server.http.closeAllConnections();
    await server.close();
    lake.close();
    comments.close();
    database.close();
  });
  return {
    lake,
    comments,
    url: lakeUrl,
    client: createContentClient({ ...IDS, lakeUrl, token: undefined }),
    reader: createContentClient({ ...IDS, lakeUrl, token: READ_TOKEN }),
  };
}
