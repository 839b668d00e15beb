import { listen } from "admin/http/listen.ts";
import { createLog } from "admin/log.ts";
import { openContentLake } from "content-lake";
import { onTestFinished } from "vitest";

import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createContentClient } from "./client.ts";

export const READ_TOKEN = "read-token-of-the-site";
const IDS = { projectId: "local000", dataset: "production" };

/** Serves an empty lake without accounts on a free port until the test ends. `reader` is a client with the read token. */
export async function serveEmptyLake() {
  const server = await listen((request, ...rest) => lake.app.fetch(request, ...rest), {
    port: 0,
    host: "127.0.0.1",
  });
  const lakeUrl = `http://127.0.0.1:${server.port}`;
  const lake = openContentLake({
    ...IDS,
    dataDirectory: temporaryFolder(),
    publicUrl: lakeUrl,
    isLoopback: true,
    studioUrl: lakeUrl,
    origins: [],
    readToken: READ_TOKEN,
    log: createLog("error"),
  });

  onTestFinished(async () => {
    lake.disconnect();
    server.http.closeAllConnections();
    await server.close();
    lake.close();
  });
  return {
    lake: lake.content,
    comments: lake.comments,
    url: lakeUrl,
    client: createContentClient({ ...IDS, lakeUrl, token: undefined }),
    reader: createContentClient({ ...IDS, lakeUrl, token: READ_TOKEN }),
  };
}
