import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { shell } from "#scripts/env.ts";
import { readEnvironment } from "#scripts/environment.ts";
import { freeAddresses } from "#scripts/free-addresses.ts";
import { createParts, type Parts } from "#scripts/parts.ts";
import { root } from "#scripts/prepare.ts";
import type { Part, Running } from "#scripts/process.ts";
import { untilAnswers } from "#scripts/ready.ts";
import { expirePages } from "#scripts/refresh-site.ts";
import { createStack, type Stack } from "#scripts/stack.ts";

import { createMailServer, type MailServer } from "./mail-server.ts";
import { mirror } from "./mirror.ts";
import { NotTried } from "./row.ts";
import { readTarget, type Target } from "./target.ts";

export type Name = "backend" | "site";

/** A site and a backend with ports, data and a copy of the build of their own: what is broken here breaks nothing else. */
export interface OwnStack extends Target {
  readonly dataDirectory: string;
  readonly mails: MailServer;
  readonly parts: Parts;
  readonly stack: Stack;
  /** Starts a part unless it runs; `more` stands over its variables, `imports` are loaded before it. */
  start(name: Name, more?: Record<string, string>, imports?: readonly string[]): Promise<void>;
  /** Ends it as a power cut would. */
  kill(name: Name): Promise<void>;
  /** Asks it to end; resolves with the milliseconds that took. */
  stop(name: Name): Promise<number>;
  isRunning(name: Name): boolean;
  pidOf(name: Name): number;
  /** What it has printed, all of it. */
  linesOf(name: Name): readonly string[];
  close(): Promise<void>;
}

/** Copies the build of this folder and starts it. Throws a NotTried where there is none. */
export async function openOwnStack(): Promise<OwnStack> {
  if (!existsSync(join(root, "web/.next/BUILD_ID"))) {
    throw new NotTried("Needs a built site in this folder: pnpm build.");
  }
  const folder = await mkdtemp(join(tmpdir(), "attack-"));
  await mirror(folder);
  const mails = await createMailServer();
  const { variables: named, addresses } = await freeAddresses();
  const variables = {
    ...readEnvironment(root, shell),
    ...named,
    ADMIN_API_URL: `${named.SANITY_LAKE_URL}/admin`,
    BACKEND_PORT: new URL(named.SANITY_LAKE_URL).port,
    DATA_DIR: join(folder, "data"),
    TRUSTED_PROXY_HOPS: "0",
    LOG_LEVEL: "debug",
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "office@example.com",
  };
  const parts = createParts(folder, variables, addresses, "production");
  const stack = createStack();
  const running = new Map<Name, Running>();
  const lines: Record<Name, string[]> = { backend: [], site: [] };
  const health = {
    backend: `${named.SANITY_LAKE_URL}/health`,
    // By Next, behind the layer in front of it.
    site: `${named.SITE_URL}/api/build`,
  };

  const own: OwnStack = {
    site: variables.SITE_URL,
    studio: variables.STUDIO_URL,
    lake: variables.SANITY_LAKE_URL,
    revalidateSecret: readTarget().revalidateSecret,
    dataDirectory: variables.DATA_DIR,
    mails,
    parts,
    stack,
    async start(name, more = {}, imports = []) {
      if (running.has(name)) return;
      const part = withImports(parts[name], imports);
      const started = stack.launch({
        ...part,
        env: { ...part.env, ...more },
        onLine: (line) => void lines[name].push(line),
      });
      running.set(name, started);
      void started.exited.then(() => running.get(name) === started && running.delete(name));
      await untilAnswers(health[name], started);
    },
    async kill(name) {
      const one = running.get(name);
      if (one?.pid === undefined) return;
      running.delete(name);
      process.kill(-one.pid, "SIGKILL");
      await one.exited;
    },
    async stop(name) {
      const start = performance.now();
      await running.get(name)?.stop(30_000);
      running.delete(name);
      return performance.now() - start;
    },
    isRunning: (name) => running.has(name),
    pidOf(name) {
      const pid = running.get(name)?.pid;
      if (pid === undefined) throw new Error(`${name} does not run.`);
      return pid;
    },
    linesOf: (name) => lines[name],
    async close() {
      await stack.stop();
      mails.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await own.start("backend");
    await stack.run(parts.seed);
    await own.start("site");
    // The copied build's pages are those of the lake that it was built from.
    await expirePages(own.site, own.revalidateSecret);
    return own;
  } catch (error) {
    await own.close();
    throw error;
  }
}

function withImports(part: Part, imports: readonly string[]): Part {
  return { ...part, args: [...imports.map((file) => `--import=${file}`), ...part.args] };
}
