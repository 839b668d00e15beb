import { defineCliConfig } from "sanity/cli";

import { dataset, environment, projectId, studioPort } from "./env.ts";
import { stayOffline } from "./offline.ts";

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  server: { hostname: "127.0.0.1", port: studioPort },
  vite: (config) => ({
    ...config,
    define: { ...config.define, ...definitions() },
    plugins: [...(config.plugins ?? []), stayOffline()],
  }),
});

/** Every variable that env.ts reads, so that none of them stays behind in the browser as `process.env`. */
function definitions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value ?? "")]),
  );
}
