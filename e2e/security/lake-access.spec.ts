import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { expect, test } from "#security/testing/test.ts";
import { mutate, sendToAdmin, sendToLake } from "#testing/lake.ts";
import type { HttpResponse } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";

import { scriptCommand } from "../../tools/run/commands.ts";
import { Failure } from "../../tools/run/report.ts";

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

test(
  "without accounts a script on the site may do no more than a visitor",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    await mutate(sandbox, [{ createOrReplace: { _id: "drafts.attack-hidden", _type: "person" } }]);
    const pages = [
      { origin: sandbox.siteUrl },
      { origin: sandbox.siteUrl.replace("localhost", "127.0.0.1") },
      // Requests whose response the page cannot read, such as those of an image element.
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of pages) await expectAnonymous(sandbox, headers);
    const studio = await sendToLake(sandbox, QUERY, { headers: { origin: sandbox.studioUrl } });
    expect(studio.body, studio.request).toContain("drafts.attack-hidden");
  },
);

// A forwarder of TCP connections leaves no trace in a request. docs/content-lake.md tells operators to create an account first.
test(
  "without accounts, requests through a reverse proxy on this machine get no extra permissions",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    await mutate(sandbox, [{ createOrReplace: { _id: "drafts.attack-hidden", _type: "person" } }]);
    for (const headers of PROXY_HEADERS) await expectAnonymous(sandbox, headers);
  },
);

test(
  "importing an untrusted export cannot publish files of this machine or fill the disk",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
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
      await expect(importFile(sandbox, file), `pnpm content:import ${name}`).rejects.toThrow(Failure);
    }
    const stored = await sendToLake(
      sandbox,
      "/v2025-02-19/data/query/production?query=*[_type=='sanity.fileAsset'+%26%26+originalFilename+in+['secret.txt','health']]",
    );
    expect(stored.body, stored.request).toContain('"result":[]');
    await rm(folder, { recursive: true, force: true });
  },
);

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

async function expectAnonymous(sandbox: Sandbox, headers: Record<string, string>): Promise<void> {
  const label = JSON.stringify(headers);
  const send = (path: string, more: { method?: string; body?: string } = {}): Promise<HttpResponse> =>
    sendToLake(sandbox, path, { label, headers, ...more });
  const drafts = await send(QUERY);
  expect(drafts.body, drafts.request).not.toContain("attack-hidden");
  expect(await send(MUTATE, { method: "POST", body: CREATION })).toHaveStatus(401, 403);
  expect(await send("/v1/users/me")).toHaveStatus(401);
  expect(await sendToAdmin(sandbox, QUOTE_REQUESTS, { label, headers })).toHaveStatus(401, 403);
}
