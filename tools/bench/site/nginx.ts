import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePorts } from "../../run/addresses.ts";
import { root } from "../../run/env.ts";
import { waitUntilReady } from "../../run/process.ts";
import type { Stack } from "../../run/stack.ts";

const PROGRAM = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find((path) =>
  existsSync(path),
);

export const NO_NGINX = "not measured: apt-get install nginx";

export interface Nginx {
  readonly url: string;
  /** The process group, which includes nginx's worker processes. */
  readonly group: number;
  close(): Promise<void>;
}

/** Starts an nginx that serves one page from a file, with the same bytes as the site. Undefined if nginx is not installed. */
export function serveFile(stack: Stack, page: Buffer, encoding: string): Promise<Nginx | undefined> {
  return startNginx(stack, async (folder, port) => {
    await writeFile(join(folder, "page"), page);
    return `worker_processes auto;
      events { worker_connections 1024; }
      http {
        access_log off;
        server {
          listen 127.0.0.1:${port};
          keepalive_requests 1000000;
          root ${folder};
          default_type text/html;
          location / { add_header Content-Encoding ${encoding}; try_files /page =404; }
        }
      }`;
  });
}

/** Starts an nginx in front of a site with the configuration web/server/nginx.conf, but without TLS and rate limits. */
export function serveAsProxy(stack: Stack, siteUrl: string): Promise<Nginx | undefined> {
  return startNginx(stack, async (folder, port) => {
    const config = await readFile(join(root, "web/server/nginx.conf"), "utf8");
    const { host, port: sitePort } = new URL(siteUrl);
    return config
      .replace(/ {2}server \{\n {4}listen 80;[^}]*\}\n/, "")
      .replace(/^ *(?:limit_req|ssl_).*\n/gm, "")
      .replace("listen 443 ssl http2 default_server", `listen 127.0.0.1:${port}`)
      .replace("keepalive_requests 10000", "keepalive_requests 1000000")
      .replace("/var/cache/nginx/site", join(folder, "cache"))
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
      .replaceAll("Host $host;", `Host ${host};`);
  });
}

async function startNginx(
  stack: Stack,
  configure: (folder: string, port: number) => Promise<string>,
): Promise<Nginx | undefined> {
  if (PROGRAM === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  const [port = 0] = await freePorts(1);
  // If root starts nginx, its workers run as another user, who must be able to read the folder.
  await chmod(folder, 0o755);
  await mkdir(join(folder, "logs"));
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off;\npid ${folder}/pid;\nerror_log stderr;\n${await configure(folder, port)}`,
  );
  const running = stack.start({
    name: "nginx",
    command: PROGRAM,
    args: ["-p", folder, "-c", file],
    cwd: folder,
    env: {},
  });
  await waitUntilReady(`http://127.0.0.1:${port}`, running);
  return {
    url: `http://localhost:${port}`,
    group: running.pid ?? 0,
    async close() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
