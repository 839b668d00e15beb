import { readFile } from "node:fs/promises";

import { INHERITED_SOCKET } from "contracts/environment.ts";
import { listen } from "hono-kit/listen.ts";
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
try {
  const stop = await listen(app.fetch, {
    port: studioPort,
    host: "127.0.0.1",
    socket: inheritsSocket ? INHERITED_SOCKET : undefined,
    variables: { port: "STUDIO_URL", host: "STUDIO_URL" },
  });
  console.log(`Studio: ${studioUrl}`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void stop());
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The Studio cannot be served on ${studioUrl} (STUDIO_URL): ${reason}`);
  process.exitCode = 1;
}
