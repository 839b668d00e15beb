import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePorts } from "#scripts/ports.ts";
import type { Part } from "#scripts/process.ts";
import { untilAnswers } from "#scripts/ready.ts";
import type { Stack } from "#scripts/stack.ts";

import { hardLink } from "../../harness/copy-workspace.ts";

export interface HelloWorld {
  readonly url: string;
  readonly buildMs: number;
  close(): Promise<void>;
}

const FILES = {
  "package.json": '{ "private": true }',
  "pnpm-lock.yaml": "",
  "web/package.json": '{ "private": true, "type": "module" }',
  "web/app/layout.jsx":
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "web/app/page.jsx": "export default function Page() {\n  return <h1>Hello, world</h1>;\n}\n",
} as const;

/** Builds the smallest site with the Next of this workspace in a temporary folder, and serves it by `next start`. */
export async function openHelloWorld(stack: Stack, { command, env }: Part): Promise<HelloWorld> {
  const folder = await mkdtemp(join(tmpdir(), "bench-hello-"));
  await mkdir(join(folder, "web/app"), { recursive: true });
  await Promise.all(Object.entries(FILES).map(([path, text]) => writeFile(join(folder, path), text)));
  await Promise.all(["node_modules", "web/node_modules"].map((path) => hardLink(path, folder)));

  const part = (...args: string[]): Part => ({
    name: "Hello, world",
    command,
    // Its own copy: two of React would be one too many.
    args: ["node_modules/next/dist/bin/next", ...args],
    cwd: join(folder, "web"),
    env,
  });
  const start = performance.now();
  const remove = () => rm(folder, { recursive: true, force: true });
  await stack.run(part("build")).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const buildMs = performance.now() - start;
  const [port = 0] = await freePorts(1);
  const running = stack.launch(part("start", "--hostname", "127.0.0.1", "--port", String(port)));
  const url = `http://localhost:${port}`;
  await untilAnswers(`http://127.0.0.1:${port}`, running);
  return {
    url,
    buildMs,
    async close() {
      await running.stop();
      await remove();
    },
  };
}
