import { defineCliConfig } from "sanity/cli";
import { removeRemoteAssets } from "studio-kit/remove-remote-assets.ts";

import { dataset, environment, projectId, studioPort } from "./env.ts";

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  server: { hostname: "127.0.0.1", port: studioPort },
  vite: (config) => ({
    ...config,
    define: { ...config.define, ...envReplacements() },
    // The worker of the part check imports the reader for STEP and IGES only when it needs it.
    worker: { ...config.worker, format: "es" },
    plugins: [...(config.plugins ?? []), removeRemoteAssets()],
  }),
});

/** Replaces every variable that env.ts reads with its value. `process.env` does not exist in the browser. */
function envReplacements(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value ?? "")]),
  );
}
