import { once } from "node:events";
import { createServer } from "node:http";

import { getRequestListener } from "@hono/node-server";
import { openContentLake } from "content-lake";
import { readLocalKey } from "content-lake/local-key";
import { onTestFinished } from "vitest";

import { createContentClient } from "../client.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const READ_TOKEN = "read-token-of-the-site";
const IDS = { projectId: "local000", dataset: "production" };

/** Serves an empty lake without accounts on a free port until the test ends. `reader` is a client with the read token. */
export async function serveEmptyLake() {
  const listener = getRequestListener((request, bindings) => lake.app.fetch(request, bindings));
  const server = createServer((request, response) => void listener(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const lakeUrl = `http://127.0.0.1:${address.port}`;
  const dataDirectory = temporaryFolder();
  const lake = openContentLake({
    ...IDS,
    dataDirectory,
    publicUrl: lakeUrl,
    isLoopback: true,
    studioUrl: lakeUrl,
    origins: [],
    readToken: READ_TOKEN,
    log: { debug: () => undefined, info: () => undefined, error: console.error },
  });

  onTestFinished(async () => {
    lake.disconnect();
    server.close();
    server.closeAllConnections();
    await once(server, "close");
    lake.close();
  });
  return {
    lake: lake.content,
    comments: lake.comments,
    url: lakeUrl,
    client: createContentClient({ ...IDS, lakeUrl, token: readLocalKey(dataDirectory) ?? "" }),
    reader: createContentClient({ ...IDS, lakeUrl, token: READ_TOKEN }),
  };
}
