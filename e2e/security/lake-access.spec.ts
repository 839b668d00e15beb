import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { Failure } from "process-stack/report.ts";

import { expect, test } from "#security/testing/test.ts";
import { mutate, sendToLake } from "#testing/lake.ts";
import { send } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";

import { scriptCommand } from "../../tools/run/commands.ts";

const QUERY = "/v2025-02-19/data/query/production?perspective=raw&query=*[_id+in+path('drafts.**')]._id";
const MUTATE = "/v2025-02-19/data/mutate/production";
/** The other ways to read content. */
const READS = [
  "doc/production/drafts.attack-hidden",
  "export/production",
  "listen/production?query=*",
  "live/events/production",
  "history/production/transactions/drafts.attack-hidden",
].map((path) => `/v2025-02-19/data/${path}`);
const QUOTE_REQUESTS = "/staff/quote-requests";
const CREATION = JSON.stringify({ mutations: [{ create: { _type: "person", name: "Attack" } }] });

/** What a proxy or a page in a browser may send. nginx since 1.29.7 adds nothing at all. */
const HEADERS: readonly Record<string, string>[] = [
  {},
  { host: "127.0.0.1" },
  { origin: "STUDIO" },
  { origin: "SITE" },
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
  { "x-forwarded-for": "127.0.0.1" },
  { connection: "close" },
];

test(
  "without accounts only the key of the operator gives rights, whatever a request's headers say",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    await mutate(sandbox, [{ createOrReplace: { _id: "drafts.attack-hidden", _type: "person" } }]);
    for (const given of HEADERS) {
      const [headers, label] = [{ ...given }, JSON.stringify(given)];
      if (headers.origin === "STUDIO") headers.origin = sandbox.studioUrl;
      if (headers.origin === "SITE") headers.origin = sandbox.siteUrl;
      const request = { headers: { "x-forwarded-for": undefined, ...headers }, label };
      const write = { ...request, method: "POST", body: CREATION };
      for (const path of [QUERY, "/v1/users/me", ...READS])
        expect(await send(sandbox.lakeUrl, path, request)).toHaveStatus(401);
      expect(await send(sandbox.lakeUrl, MUTATE, write)).toHaveStatus(401);
      expect(await send(sandbox.adminUrl, QUOTE_REQUESTS, request)).toHaveStatus(401, 403);
    }
    const operator = await sendToLake(sandbox, QUERY);
    expect(operator.body, operator.request).toContain("drafts.attack-hidden");
  },
);

test(
  "a foreign page gets 403 from every route of a private lake",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])
      for (const path of [QUERY, "/v1/users/me", ...READS]) {
        // Also with a stolen key.
        expect(await sendToLake(sandbox, path, { headers, label: JSON.stringify(headers) })).toHaveStatus(
          403,
        );
      }
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
function importFile({ lakeUrl, dataDirectory, stack }: Sandbox, file: string): Promise<void> {
  const command = scriptCommand("The import", "tools/content/import.ts", [file]);
  return stack.run({
    ...command,
    env: { ...command.env, SANITY_LAKE_URL: lakeUrl, DATA_DIR: dataDirectory },
  });
}
