import { enableCompileCache } from "node:module";

// Must run before the other imports. After the first start, it halves the start time.
enableCompileCache();
const [{ readEnv }, { createLog }, { start }] = await Promise.all([
  import("./env.ts"),
  import("admin/log.ts"),
  import("./start.ts"),
]);

// Files that this process creates are readable only for its user, because they contain passwords, personal data and keys.
process.umask(0o077);

try {
  const env = readEnv();
  const running = await start(env, createLog(env.logLevel));
  console.log(`The backend is ready at ${env.lakeUrl} (${running.documents} documents, ${running.access})`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void running.stop());
} catch (error) {
  // Plain errors describe a wrong setting or a port in use, so only their message is printed, without the stack.
  console.error(error instanceof Error && error.name === "Error" ? error.message : error);
  process.exit(1);
}
