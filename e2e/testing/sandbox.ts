import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Failure } from "process-stack/report.ts";
import { createStack, type Stack } from "process-stack/stack.ts";

import { serverCommands, type ServerCommands } from "../../tools/run/commands.ts";
import { readEnvironment, root, shell } from "../../tools/run/env.ts";
import { openSecrets } from "../../tools/run/secrets.ts";
import { freeAddresses } from "../../tools/run/testing/ports.ts";
import { copyForServing } from "./copy-workspace.ts";
import { createMailServer, type MailServer } from "./mail-server.ts";
import { createServerProcess, type ServerProcess } from "./server-process.ts";
import type { Target } from "./target.ts";

/** A site, a lake and an admin API with their own ports, data and copy of the build. Breaking them affects nothing else. */
export interface Sandbox extends Target {
  readonly site: ServerProcess;
  readonly lake: ServerProcess;
  readonly admin: ServerProcess;
  readonly mailServer: MailServer;
  /** The commands of the copied workspace. */
  readonly commands: ServerCommands;
  /** For starting further processes, which end with the sandbox. */
  readonly stack: Stack;
  close(): Promise<void>;
}

/** What `.env` says about the servers of this machine, which a sandbox must not use. */
const NOT_SHARED = {
  LAKE_HOST: undefined,
  LAKE_PORT: undefined,
  LAKE_ORIGINS: undefined,
  ADMIN_API_INTERNAL_URL: undefined,
  ADMIN_HOST: undefined,
  ADMIN_PORT: undefined,
  ADMIN_ORIGINS: undefined,
  DATABASE_URL: undefined,
  OSS_BUCKET: undefined,
  OSS_HOST: undefined,
  OSS_ACCESS_KEY_ID: undefined,
  OSS_ACCESS_KEY_SECRET: undefined,
} as const;

/** Starts a sandbox with the first content. Throws a Failure if this workspace contains no built site. */
export async function openSandbox(): Promise<Sandbox> {
  if (!existsSync(join(root, "web/.next/BUILD_ID"))) {
    throw new Failure("This needs a built site in this folder. Run `pnpm build` first.");
  }
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  await copyForServing(folder);
  const mailServer = await createMailServer();
  const { variables: urls, addresses } = await freeAddresses();
  const dataDirectory = join(folder, "data");
  const secrets = openSecrets(dataDirectory);
  const variables = {
    ...readEnvironment(root, shell),
    ...NOT_SHARED,
    ...urls,
    ...secrets,
    DATA_DIR: dataDirectory,
    TRUSTED_PROXY_HOPS: "0",
    LOG_LEVEL: "debug",
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "staff@example.com",
  };
  const commands = serverCommands(folder, variables, addresses, "production");
  const stack = createStack();
  const sandbox: Sandbox = {
    siteUrl: variables.SITE_URL,
    studioUrl: variables.STUDIO_URL,
    lakeUrl: variables.SANITY_LAKE_URL,
    adminUrl: variables.ADMIN_API_URL,
    readToken: secrets.SANITY_API_READ_TOKEN,
    revalidateSecret: secrets.SANITY_REVALIDATE_SECRET,
    // Next answers /api/build itself, so a response means that both the custom server and Next are running.
    site: createServerProcess(stack, commands.site, `${urls.SITE_URL}/api/build`),
    lake: createServerProcess(stack, commands.lake, `${urls.SANITY_LAKE_URL}/health`),
    admin: createServerProcess(stack, commands.admin, `${urls.ADMIN_API_URL}/health`),
    mailServer,
    dataDirectory,
    commands,
    stack,
    async close() {
      await stack.stop();
      mailServer.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await Promise.all([sandbox.lake.start(), sandbox.admin.start()]);
    await stack.run(commands.firstContent);
    await sandbox.site.start();
    return sandbox;
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}
