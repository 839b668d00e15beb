import { enableCompileCache } from "node:module";

// Before the rest is imported: the second start and all that follow take half the time.
enableCompileCache();
const [{ readEnv }, { createLog }, { start }] = await Promise.all([
  import("./env.ts"),
  import("./log.ts"),
  import("./start.ts"),
]);

try {
  const env = readEnv();
  const running = await start(env, createLog(env.logLevel));
  console.log(`The backend is ready at ${env.lakeUrl} (${running.documents} documents, ${running.access})`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void running.stop());
} catch (error) {
  // What is wrong with the settings or the port is for people: no stack.
  console.error(error instanceof Error && error.name === "Error" ? error.message : error);
  process.exit(1);
}
