import { createLog, logUnexpectedErrors } from "server-kit/log.ts";

import { createSocketAddressReader } from "./access/client-address.ts";
import { openContentLake } from "./content-lake.ts";
import { readEnv } from "./env.ts";
import { serve } from "./serve.ts";

interface RunningServer {
  /** The address, the content and who may edit, for the start message. */
  readonly description: string;
  /** Closes everything. Running requests have up to four seconds to finish. */
  stop(): Promise<void>;
}

/** Serves the lake with the settings of env.ts. Throws an Error whose message tells the operator what to do. */
export async function startServer(): Promise<RunningServer> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  const lake = openContentLake({ ...env, log });
  const ownerOf = createSocketAddressReader(env.trustedProxyHops);
  const server = await serve(lake.app.fetch, { ...env, ownerOf });
  lake.start(server.http);
  // Only now, because an error during the start has to end the process.
  logUnexpectedErrors(log);
  return {
    description: `${env.publicUrl} (project ${env.projectId}, dataset ${env.dataset}, ${lake.content.documents.size} documents, ${lake.access})`,
    async stop() {
      lake.disconnect();
      await server.close();
      lake.close();
    },
  };
}
