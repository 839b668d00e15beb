import { enableCompileCache, flushCompileCache } from "node:module";

import { INHERITED_SOCKET } from "contracts/environment.ts";

import { dataPaths } from "./data-paths.ts";
import { readEnv, requireAddresses } from "./env.ts";

// Files that this process creates are readable only for its user, because they contain personal data.
process.umask(0o077);

try {
  requireAddresses();
  const env = readEnv();
  // Before the other imports. After the first start, it halves the start time. Node's default is a folder that all users share.
  enableCompileCache(dataPaths(env.dataDirectory).compileCache);
  const [{ listen }, { createLog, logUnexpectedErrors }, { openAdmin }, { createSmtpSender }] =
    await Promise.all([
      import("hono-kit/listen.ts"),
      import("server-kit/log.ts"),
      import("./open-admin.ts"),
      import("mail-outbox/mailer.ts"),
    ]);
  const log = createLog(env.logLevel);
  const mail = env.mail && { to: env.mail.to, send: createSmtpSender(env.mail) };
  const admin = await openAdmin({ ...env, mail, log });
  const stop = await listen(admin.app.fetch, {
    ...env,
    socket: env.inheritsSocket ? INHERITED_SOCKET : undefined,
    variables: { port: "ADMIN_PORT", host: "ADMIN_HOST" },
    acceptsChunked: ({ url }) => url === "/storage",
  });
  logUnexpectedErrors(log);
  console.log(`The admin API is ready at ${env.publicUrl}`);
  // Node writes it at the end, which a process that is killed does not reach.
  flushCompileCache();

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().then(() => admin.stop()));
  }
} catch (error) {
  // Plain errors describe a wrong setting or a port in use, so only their message is printed, without the stack.
  console.error(error instanceof Error && error.name === "Error" ? error.message : error);
  process.exit(1);
}
