import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as openRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { listenOnFreePort } from "#tools/run/addresses.ts";
import { expirePages } from "#tools/run/site-cache.ts";

import { copyForBuild } from "../../sandbox/copy-workspace.ts";
import { type HttpResponse, send } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { readPage, sitemapPaths } from "../../sandbox/site.ts";
import type { Row, TestContext } from "../context.ts";
import { expectThat } from "../expect.ts";

const FAULTS = ["down", "500", "429", "hangs", "truncated JSON", "empty result"] as const;
type Fault = (typeof FAULTS)[number];

/** A port on which no server listens. */
const UNUSED_PORT = 2;

export const lake: readonly Row[] = [
  {
    number: 33,
    area: "lake",
    title: "readers get the last good page during any failure of the lake",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const proxy = await createFaultyProxy(sandbox.lakeUrl);
      await sandbox.site.stop();
      await sandbox.site.start({ env: { SANITY_LAKE_URL: proxy.url } });
      try {
        const paths = (await sitemapPaths(sandbox)).slice(0, 6);
        for (const path of paths) {
          const page = await readPage(sandbox, path);
          expectThat(context, page, "the page, before the fault", isCompletePage(page), page.status);
        }
        for (const fault of FAULTS) {
          proxy.setFault(fault);
          await expirePages(sandbox.siteUrl, sandbox.revalidateSecret);
          await expectLastGoodPages(context, sandbox, paths, fault);
          proxy.setFault("none");
          await expirePages(sandbox.siteUrl, sandbox.revalidateSecret);
        }
        const logged = sandbox.site.lines.filter((line) => /lake|last good|error/i.test(line)).length;
        expectThat(context, { request: "the site's log" }, "names the fault", logged > 0, `${logged} lines`);
      } finally {
        await sandbox.site.stop();
        proxy.close();
        await sandbox.site.start();
      }
    },
  },
  {
    number: 34,
    area: "lake",
    title: "a build without its lake fails and names the reason",
    needsSandbox: true,
    async attack(context) {
      const { commands, stack } = await context.openSandbox();
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
      const request = { request: "next build, no server at SANITY_LAKE_URL" };
      expectThat(context, request, "an exit code above 0", code !== 0 && code !== null, code);
      const reason = lines.find((line) => /ECONNREFUSED|localhost:2\b/i.test(line));
      expectThat(
        context,
        request,
        "a message that the lake does not answer",
        reason !== undefined,
        reason ?? lines.slice(-3).join(" | "),
      );
    },
  },
];

async function expectLastGoodPages(
  context: TestContext,
  { siteUrl }: Sandbox,
  paths: readonly string[],
  fault: Fault,
): Promise<void> {
  const responses = await Promise.all(
    [...paths, ...paths].map((path) => send(siteUrl, path, { label: `lake: ${fault}`, timeoutMs: 20_000 })),
  );
  const request = { request: `GET ${responses.length} pages, lake: ${fault}` };
  const bad = responses.filter((response) => !isCompletePage(response));
  expectThat(
    context,
    request,
    "the last good page each",
    bad.length === 0,
    bad
      .map((response) => `${response.request} ${response.status}`)
      .slice(0, 3)
      .join(" | ") || "as expected",
  );
  const slowest = Math.max(...responses.map(({ ms }) => ms));
  expectThat(context, request, "within 6 s", slowest < 6000, `${slowest.toFixed(0)} ms`);
}

function isCompletePage({ status, body }: HttpResponse): boolean {
  return status === 200 && body.includes("</html>") && /<h1/.test(body) && !/__next_error__/.test(body);
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
