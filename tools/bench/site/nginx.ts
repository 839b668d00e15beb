import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { waitUntilReady } from "process-stack/process.ts";
import type { Stack } from "process-stack/stack.ts";
import { freePorts } from "process-stack/testing/ports.ts";

import { root } from "../../run/env.ts";

const PROGRAM = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find((path) =>
  existsSync(path),
);

interface Nginx {
  /** Serves the page from a file. */
  readonly fileUrl: string;
  /** Forwards to the site. */
  readonly proxyUrl: string;
  /** The process group, which includes nginx's worker processes. */
  readonly group: number;
  close(): Promise<void>;
}

/**
 * Starts an nginx with the `http` of web/server/nginx.conf, but without TLS and rate limits. Instead of redirecting HTTP, it serves
 * the bytes of `page`, compressed with Brotli. Undefined if nginx is not installed.
 */
export async function serveWithNginx(
  stack: Stack,
  siteUrl: string,
  page: Buffer,
): Promise<Nginx | undefined> {
  if (PROGRAM === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  const [filePort = 0, proxyPort = 0] = await freePorts(2);
  const { host, port: sitePort } = new URL(siteUrl);
  const config = (await readFile(join(root, "web/server/nginx.conf"), "utf8"))
    .replace(/^include .*|^stream \{[^]*?^\}$/gm, "")
    .replace(/ {2}server \{\n {4}listen 127\.0\.0\.1:8080 [^}]*\}\n/, fileServer(folder, filePort))
    .replace(/^ *(?:limit_req|ssl_|set_real_ip|real_ip).*\n/gm, "")
    .replace("127.0.0.1:8443 ssl http2 default_server proxy_protocol", `127.0.0.1:${proxyPort}`)
    .replace("keepalive_requests 10000", "keepalive_requests 1000000")
    .replace("/var/cache/nginx/site", join(folder, "cache"))
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replaceAll("Host $host;", `Host ${host};`);
  // If root starts nginx, its workers run as another user, who must be able to read the folder.
  await chmod(folder, 0o755);
  await mkdir(join(folder, "logs"));
  await writeFile(join(folder, "page"), page);
  const file = join(folder, "nginx.conf");
  await writeFile(file, `daemon off;\npid ${folder}/pid;\nerror_log stderr;\n${config}`);

  const running = stack.start({
    name: "nginx",
    command: PROGRAM,
    args: ["-p", folder, "-c", file],
    cwd: folder,
    env: {},
  });
  await waitUntilReady(`http://127.0.0.1:${proxyPort}`, running);
  return {
    fileUrl: `http://localhost:${filePort}`,
    proxyUrl: `http://localhost:${proxyPort}`,
    group: running.pid ?? 0,
    async close() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function fileServer(folder: string, port: number): string {
  return `  server {
    listen 127.0.0.1:${port};
    keepalive_requests 1000000;
    root ${folder};
    default_type text/html;
    location / {
      add_header Content-Encoding br;
      try_files /page =404;
    }
  }
`;
}
