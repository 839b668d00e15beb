import { parseArgs } from "node:util";

import { env } from "#env.ts";

import { createGracefulStop } from "./graceful-stop.ts";
import { createLog } from "./log.ts";
import { openSite } from "./open-site.ts";

const log = createLog();

const { values } = parseArgs({
  options: {
    hostname: { type: "string", default: "127.0.0.1" },
    port: { type: "string", default: new URL(env.siteUrl).port || "3000" },
  },
});

if (!env.isProduction)
  throw new Error("Set NODE_ENV=production: this serves the build. `pnpm dev` serves sources.");

const { server, close } = await openSite({ hostname: values.hostname, port: Number(values.port), log });
const stop = createGracefulStop(server);
server.once("error", (error) => {
  log.error("The site cannot listen", { ...values, error });
  process.exit(1);
});
server.listen(Number(values.port), values.hostname, () => log.info("The site answers", values));

// The last resort. The site only reads, so nothing is half done: it goes on for all others, as `next start` does.
for (const kind of ["uncaughtException", "unhandledRejection"]) {
  process.on(kind, (error) => log.error(kind, { error }));
}

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => {
    log.info("The site stops", { signal });
    void stop()
      .then(close)
      .then(() => process.exit(0));
  });
}
