import { readFile } from "node:fs/promises";

import { createAdaptorServer } from "@hono/node-server";
import { INHERITED_SOCKET } from "contracts/environment.ts";
import { createStudioServer } from "studio-server/app.ts";

import { adminUrl, inheritsSocket, lakeUrl, siteUrl, storageUrl, studioPort, studioUrl } from "#env.ts";
import { connectTo } from "#server/connect-to.ts";

const root = new URL("../dist/", import.meta.url);
const page = await readFile(new URL("index.html", root), "utf8").catch((cause: unknown) => {
  throw new Error("The Studio is not built. Run `pnpm build` in the folder studio first.", {
    cause,
  });
});

const app = createStudioServer({
  root,
  page,
  lakeUrl,
  siteUrl,
  studioUrl,
  connectTo: connectTo({ lakeUrl, adminUrl, storageUrl }),
});
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(inheritsSocket ? INHERITED_SOCKET : { host: "127.0.0.1", port: studioPort }, () => {
  console.log(`Studio: ${studioUrl}`);
});

server.on("error", (error) => {
  console.error(`The Studio cannot be served on ${studioUrl} (STUDIO_URL): ${error.message}`);
  process.exitCode = 1;
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.close());
