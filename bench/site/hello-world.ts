import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { hardLink } from "../../harness/copy-workspace.ts";
import { freePorts } from "../../scripts/addresses.ts";
import { type Command, waitUntilReady } from "../../scripts/process.ts";
import type { Stack } from "../../scripts/stack.ts";

export interface HelloWorld {
  readonly url: string;
  /** Its process group. */
  readonly group: number;
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

/** Builds a Next site of one page with this workspace's version of Next, and serves it with `next start`. */
export async function openHelloWorld(stack: Stack, { command, env }: Command): Promise<HelloWorld> {
  const folder = await mkdtemp(join(tmpdir(), "bench-hello-"));
  await mkdir(join(folder, "web/app"), { recursive: true });
  await Promise.all(Object.entries(FILES).map(([path, text]) => writeFile(join(folder, path), text)));
  await Promise.all(["node_modules", "web/node_modules"].map((path) => hardLink(path, folder)));

  const nextCommand = (...args: string[]): Command => ({
    name: "Hello, world",
    command,
    // The linked copy of Next: with this workspace's path there would be two copies of React.
    args: ["node_modules/next/dist/bin/next", ...args],
    cwd: join(folder, "web"),
    env,
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  await stack.run(nextCommand("build")).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const [port = 0] = await freePorts(1);
  const running = stack.start(nextCommand("start", "--hostname", "127.0.0.1", "--port", String(port)));
  await waitUntilReady(`http://127.0.0.1:${port}`, running);
  return {
    url: `http://localhost:${port}`,
    group: running.pid ?? 0,
    async close() {
      await running.stop();
      await remove();
    },
  };
}
