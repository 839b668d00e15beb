import { createHmac } from "node:crypto";
import { chmod, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { bearer } from "#security/testing/accounts.ts";
import { expect, requireLinux, test } from "#security/testing/test.ts";
import { sendToLake } from "#testing/lake.ts";
import { newQuoteRequest } from "#testing/quote-requests.ts";
import { postJson, send } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";
import { API } from "#testing/site.ts";
import { getSignature, postFile, uploadFields } from "#testing/uploads.ts";

import { openSecrets } from "../../tools/run/secrets.ts";

/** Secrets that somebody would guess. */
const PUBLIC_SECRET = "local-revalidate-secret";
const PUBLIC_TOKEN = "local-read-token";
/** The bits of a file's mode for its group and for all other users. */
const OPEN_TO_OTHERS = 0o077;

test("no secret has a default value that is in the source code", async ({ target }) => {
  const { siteUrl } = target;
  const body = JSON.stringify({
    documents: [{ _id: "attack-none", _type: "attackNone", before: null, after: null }],
  });
  const time = Date.now();
  const hash = createHmac("sha256", PUBLIC_SECRET).update(`${time}.${body}`).digest("base64url");
  const delivery = await send(siteUrl, "/api/revalidate", {
    method: "POST",
    label: `signed with ${PUBLIC_SECRET}`,
    headers: { "content-type": "application/json", "sanity-webhook-signature": `t=${time},v1=${hash}` },
    body,
  });
  expect(delivery).toHaveStatus(401);
  const query = "/v2025-02-19/data/query/production?query=count(*)";
  const read = await sendToLake(target, query, { label: PUBLIC_TOKEN, headers: bearer(PUBLIC_TOKEN) });
  expect(read).toHaveStatus(401);
});

test("other users of this machine cannot read data or secrets", { tag: "@sandbox" }, async ({ sandbox }) => {
  const signature = await getSignature(sandbox.siteUrl);
  expect(await postFile(signature, uploadFields(signature))).toHaveStatus(200);
  expect(await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest())).toHaveStatus(200);
  await expectPrivateFiles(sandbox, "of a new data directory");

  await Promise.all([sandbox.lake.stop(), sandbox.admin.stop()]);
  for (const path of await everythingIn(sandbox.dataDirectory)) {
    const { mode } = await stat(path);
    await chmod(path, (mode & 0o700) | 0o055);
  }
  // As `pnpm start` does first.
  openSecrets(sandbox.dataDirectory);
  await Promise.all([sandbox.lake.start(), sandbox.admin.start()]);
  await expectPrivateFiles(sandbox, "after a start with files that everybody could read");
  await expectNoSecretInArguments(sandbox);
});

async function everythingIn(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  return [directory, ...names.map((name) => join(directory, name))];
}

async function expectPrivateFiles(sandbox: Sandbox, when: string): Promise<void> {
  const paths = await everythingIn(sandbox.dataDirectory);
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode })));
  const open = modes.filter(({ mode }) => (mode & OPEN_TO_OTHERS) !== 0);
  expect(open, `files and folders ${when} that others can open`).toEqual([]);
}

/**
 * Asserts that no secret is in the arguments of a process. All users can read these, but only the owner can read the environment.
 */
async function expectNoSecretInArguments({
  site,
  lake,
  admin,
  readToken,
  revalidateSecret,
}: Sandbox): Promise<void> {
  requireLinux();
  for (const { pid } of [site, lake, admin]) {
    const words = await readFile(`/proc/${pid}/cmdline`, "utf8");
    expect(words).not.toContain(readToken);
    expect(words).not.toContain(revalidateSecret);
  }
}
