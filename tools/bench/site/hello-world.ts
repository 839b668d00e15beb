import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Command, waitUntilReady } from "process-stack/process.ts";
import type { Stack } from "process-stack/stack.ts";
import { freePorts } from "process-stack/testing/ports.ts";

import { hardLink } from "../../../e2e/testing/copy-workspace.ts";

export interface HelloWorld {
  readonly url: string;
  /** Its process group. */
  readonly group: number;
  /** The duration of `next build` in milliseconds. */
  readonly buildMs: number;
  /** The milliseconds from `next start` until it responds. */
  readonly startMs: number;
  close(): Promise<void>;
}

const FILES = {
  "package.json": '{ "private": true }',
  "pnpm-lock.yaml": "",
  "web/package.json": '{ "private": true, "type": "module" }',
  "web/app/layout.jsx":
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "web/app/page.jsx": "export default function Page() {\n  return <h1>Hello, world</h1>;\n}\n",
  // Two pages that link to each other, to measure a navigation. They add 0.3 kB to the scripts of the first page.
  "web/app/one/page.jsx": pageWithLink("One", "/two"),
  "web/app/two/page.jsx": pageWithLink("Two", "/one"),
} as const;

function pageWithLink(heading: string, href: string): string {
  return `import Link from "next/link";
export default function Page() {
  return <><h1>${heading}</h1><footer><Link href="${href}">Go on</Link></footer></>;
}
`;
}

/** Builds a Next site of three small pages with this workspace's version of Next, and serves it with `next start`. */
export async function openHelloWorld(stack: Stack, { command, env }: Command): Promise<HelloWorld> {
  const folder = await mkdtemp(join(tmpdir(), "bench-hello-"));
  await mkdir(join(folder, "web/app/one"), { recursive: true });
  await mkdir(join(folder, "web/app/two"));
  await Promise.all(Object.entries(FILES).map(([path, text]) => writeFile(join(folder, path), text)));
  await Promise.all(["node_modules", "web/node_modules"].map((path) => hardLink(path, folder)));

  const nextCommand = (...args: string[]): Command => ({
    name: "Hello, world",
    command,
    // Uses the linked copy of Next. With the path of this workspace, there would be two copies of React.
    args: ["node_modules/next/dist/bin/next", ...args],
    cwd: join(folder, "web"),
    env,
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  const start = performance.now();
  await stack.run(nextCommand("build")).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const buildMs = performance.now() - start;
  const [port = 0] = await freePorts(1);
  const startedAt = performance.now();
  const running = stack.start(nextCommand("start", "--hostname", "127.0.0.1", "--port", String(port)));
  await waitUntilReady(`http://127.0.0.1:${port}`, running);
  return {
    url: `http://localhost:${port}`,
    group: running.pid ?? 0,
    buildMs,
    startMs: performance.now() - startedAt,
    async close() {
      await running.stop();
      await remove();
    },
  };
}
