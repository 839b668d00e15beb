import { enableCompileCache } from "node:module";

// Must run before the other imports. It halves the time of every start but the first.
enableCompileCache();
const [{ readEnv }, { createLog }, { start }] = await Promise.all([
  import("./env.ts"),
  import("./log.ts"),
  import("./start.ts"),
]);

// Files of this process are for its user only: they hold passwords, personal data and keys.
process.umask(0o077);

try {
  const env = readEnv();
  const running = await start(env, createLog(env.logLevel));
  console.log(`The backend is ready at ${env.lakeUrl} (${running.documents} documents, ${running.access})`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void running.stop());
} catch (error) {
  // Plain errors describe a wrong setting or a used port: the message is enough, without a stack.
  console.error(error instanceof Error && error.name === "Error" ? error.message : error);
  process.exit(1);
}
