import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { scriptCommand } from "#tools/run/commands.ts";

import { mutate, sendToAdmin, sendToLake } from "../../sandbox/lake.ts";
import type { HttpResponse } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import type { Row } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";

const QUERY = "/v2025-02-19/data/query/production?perspective=raw&query=*[_id+in+path('drafts.**')]._id";
const MUTATE = "/v2025-02-19/data/mutate/production";
const QUOTE_REQUESTS = "/staff/quote-requests";
const CREATION = JSON.stringify({ mutations: [{ create: { _type: "person", name: "Attack" } }] });

/** The headers that reverse proxies add to a request. The last one is the only header that nginx adds by default. */
const PROXY_HEADERS: readonly Record<string, string>[] = [
  { "x-forwarded-for": "203.0.113.7" },
  { "x-forwarded-host": "lake.example" },
  { "x-forwarded-proto": "https" },
  { "x-real-ip": "203.0.113.7" },
  { forwarded: "for=203.0.113.7" },
  { via: "1.1 proxy.example" },
  { "cf-connecting-ip": "203.0.113.7" },
  { connection: "close" },
];

export const lakeAccess: readonly Row[] = [
  {
    number: 74,
    area: "lake",
    title: "without accounts a script on the site may do no more than a visitor",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      await mutate(sandbox, [{ createOrReplace: { _id: "drafts.attack-hidden", _type: "person" } }]);
      const pages = [
        { origin: sandbox.siteUrl },
        { origin: sandbox.siteUrl.replace("localhost", "127.0.0.1") },
        // Requests whose response the page cannot read, such as those of an image element.
        { "sec-fetch-site": "same-site" },
      ];
      for (const headers of pages) await expectAnonymous(context, sandbox, headers);
      const studio = await sendToLake(sandbox, QUERY, { headers: { origin: sandbox.studioUrl } });
      expectThat(context, studio, "the Studio reads drafts", studio.body.includes("drafts.attack-hidden"));
    },
  },
  {
    number: 75,
    area: "lake",
    title: "without accounts, requests through a reverse proxy on this machine get no extra permissions",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      await mutate(sandbox, [{ createOrReplace: { _id: "drafts.attack-hidden", _type: "person" } }]);
      for (const headers of PROXY_HEADERS) await expectAnonymous(context, sandbox, headers);
      context.note(
        "A forwarder of TCP connections leaves no trace in a request. docs/content-lake.md tells operators to create an account first.",
      );
    },
  },
  {
    number: 76,
    area: "lake",
    title: "importing an untrusted export cannot publish files of this machine or fill the disk",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const folder = await mkdtemp(join(tmpdir(), "attack-import-"));
      const secret = join(folder, "secret.txt");
      await writeFile(secret, "attack secret");
      const files = {
        "asset.ndjson": documentWithAsset(`file@file://${secret}`),
        "escaped.ndjson": documentWithAsset(`file@file://${secret}`).replace(
          "_sanityAsset",
          "_sanity\\u0041sset",
        ),
        "request.ndjson": documentWithAsset(`file@${sandbox.lakeUrl}/health`),
        "bomb.ndjson": gzipSync(Buffer.alloc(300 * 1024 * 1024, " ")),
      };
      for (const [name, content] of Object.entries(files)) {
        const file = join(folder, name);
        await writeFile(file, content);
        const isRejected = await importFile(sandbox, file).then(
          () => false,
          () => true,
        );
        expectThat(context, { request: `pnpm content:import ${name}` }, "an error", isRejected);
      }
      const stored = await sendToLake(
        sandbox,
        "/v2025-02-19/data/query/production?query=*[_type=='sanity.fileAsset'+%26%26+originalFilename+in+['secret.txt','health']]",
      );
      expectThat(
        context,
        stored,
        "no such asset",
        stored.body.includes('"result":[]'),
        stored.body.slice(0, 100),
      );
      await rm(folder, { recursive: true, force: true });
    },
  },
];

function documentWithAsset(address: string): string {
  return JSON.stringify({
    _id: "attack-import",
    _type: "page",
    file: { _type: "file", _sanityAsset: address },
  });
}

/** Imports a file as an operator does. Throws a Failure if the command fails. */
function importFile({ lakeUrl, stack }: Sandbox, file: string): Promise<void> {
  const command = scriptCommand("The import", "tools/content/import.ts", [file]);
  return stack.run({ ...command, env: { ...command.env, SANITY_LAKE_URL: lakeUrl } });
}

async function expectAnonymous(
  context: Parameters<Row["attack"]>[0],
  sandbox: Sandbox,
  headers: Record<string, string>,
): Promise<void> {
  const label = JSON.stringify(headers);
  const send = (path: string, more: { method?: string; body?: string } = {}): Promise<HttpResponse> =>
    sendToLake(sandbox, path, { label, headers, ...more });
  const drafts = await send(QUERY);
  expectThat(context, drafts, "no drafts", !drafts.body.includes("attack-hidden"), drafts.body.slice(0, 100));
  expectStatus(context, await send(MUTATE, { method: "POST", body: CREATION }), 401, 403);
  expectStatus(context, await send("/v1/users/me"), 401);
  expectStatus(context, await sendToAdmin(sandbox, QUOTE_REQUESTS, { label, headers }), 401, 403);
}
