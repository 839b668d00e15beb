import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as openRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { listenOnFreePort } from "server-kit/testing/ports.ts";

import { expect, test } from "#security/testing/test.ts";
import { copyForBuild } from "#testing/copy-workspace.ts";
import { expirePages } from "#testing/expire-pages.ts";
import { type HttpResponse, send } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";
import { readPage, sitemapPaths } from "#testing/site.ts";

const FAULTS = ["down", "500", "429", "hangs", "truncated JSON", "empty result"] as const;
type Fault = (typeof FAULTS)[number];

/** A port on which no server listens. */
const UNUSED_PORT = 2;

test(
  "readers get the last good page during any failure of the lake",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    const proxy = await createFaultyProxy(sandbox.lakeUrl);
    await sandbox.site.stop();
    await sandbox.site.start({ env: { SANITY_LAKE_URL: proxy.url } });
    try {
      const paths = (await sitemapPaths(sandbox)).slice(0, 6);
      for (const path of paths) {
        expectCompletePage(await readPage(sandbox, path));
      }
      for (const fault of FAULTS) {
        proxy.setFault(fault);
        await expirePages(sandbox.siteUrl, sandbox.revalidateSecret);
        await expectLastGoodPages(sandbox, paths, fault);
        proxy.setFault("none");
        await expirePages(sandbox.siteUrl, sandbox.revalidateSecret);
      }
      expect(sandbox.site.lines.join("\n"), "the site's log").toMatch(/lake|last good|error/i);
    } finally {
      await sandbox.site.stop();
      proxy.close();
      await sandbox.site.start();
    }
  },
);

test("a build without its lake fails and names the reason", { tag: "@sandbox" }, async ({ sandbox }) => {
  const { commands, stack } = sandbox;
  const { args, command, env, name } = commands.buildSite;
  const folder = await mkdtemp(join(tmpdir(), "attack-build-"));
  const lines: string[] = [];
  await copyForBuild(folder);
  const build = stack.start({
    name,
    command,
    args,
    cwd: join(folder, "web"),
    env: { ...env, SANITY_LAKE_URL: `http://localhost:${UNUSED_PORT}` },
    onLine: (line) => void lines.push(line),
  });
  const { code } = await build.exited;
  await rm(folder, { recursive: true, force: true });
  expect(code).toBeGreaterThan(0);
  expect(lines.join("\n")).toMatch(/ECONNREFUSED|localhost:2\b/i);
});

async function expectLastGoodPages(
  { siteUrl }: Sandbox,
  paths: readonly string[],
  fault: Fault,
): Promise<void> {
  const responses = await Promise.all(
    [...paths, ...paths].map((path) => send(siteUrl, path, { label: `lake: ${fault}`, timeoutMs: 20_000 })),
  );
  for (const response of responses) {
    expectCompletePage(response);
    expect(response.ms, response.request).toBeLessThan(6000);
  }
}

function expectCompletePage(response: HttpResponse): void {
  expect(response).toHaveStatus(200);
  expect(response.body, response.request).toContain("</html>");
  expect(response.body, response.request).toContain("<h1");
  expect(response.body, response.request).not.toContain("__next_error__");
}

/** A proxy between the site and the lake. With a fault, it breaks every request instead of forwarding it. */
async function createFaultyProxy(lakeUrl: string) {
  let fault: Fault | "none" = "none";
  const { port: lakePort } = new URL(lakeUrl);
  const json = { "content-type": "application/json" };
  const server = createServer((request, response) => {
    if (fault === "down") return void request.socket.destroy();
    if (fault === "hangs") return;
    if (fault === "500" || fault === "429")
      return void response.writeHead(Number(fault)).end('{"error":"attack"}');
    if (fault === "truncated JSON")
      return void response.writeHead(200, json).end('{"ms":1,"result":{"_id":"a","bl');
    if (fault === "empty result") return void response.writeHead(200, json).end('{"ms":1,"result":null}');
    const { url, method, headers } = request;
    const forwarded = openRequest(
      { host: "127.0.0.1", port: lakePort, path: url, method, headers },
      (lakeResponse) => {
        response.writeHead(lakeResponse.statusCode ?? 502, lakeResponse.headers);
        lakeResponse.pipe(response);
      },
    );
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://localhost:${port}`,
    setFault(next: Fault | "none") {
      fault = next;
      // Ends the hanging requests, as when a network comes back.
      server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
