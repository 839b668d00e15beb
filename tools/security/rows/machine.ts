import { createHmac } from "node:crypto";
import { chmod, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { openSecrets } from "#tools/run/secrets.ts";

import { sendToLake } from "../../sandbox/lake.ts";
import { newQuoteRequest } from "../../sandbox/quote-requests.ts";
import { postJson, send } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { API } from "../../sandbox/site.ts";
import { SkipError } from "../../sandbox/skip-error.ts";
import { getSignature, postFile, uploadFields } from "../../sandbox/uploads.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";

/** Secrets that somebody would guess. */
const PUBLIC_SECRET = "local-revalidate-secret";
const PUBLIC_TOKEN = "local-read-token";
const OTHERS = 0o077;

export const machine: readonly Row[] = [
  {
    number: 90,
    area: "machine",
    title: "no secret has a default value that is in the source code",
    async attack(context) {
      const { siteUrl } = context.target;
      const body = JSON.stringify({
        documents: [{ _id: "attack-none", _type: "attackNone", before: null, after: null }],
      });
      const time = Date.now();
      const hash = createHmac("sha256", PUBLIC_SECRET).update(`${time}.${body}`).digest("base64url");
      const delivery = await send(siteUrl, "/api/revalidate", {
        method: "POST",
        label: `signed with ${PUBLIC_SECRET}`,
        headers: {
          "content-type": "application/json",
          "sanity-webhook-signature": `t=${time},v1=${hash}`,
        },
        body,
      });
      expectStatus(context, delivery, 401);
      const query = "/v2025-02-19/data/query/production?query=count(*)";
      const authorization = `Bearer ${PUBLIC_TOKEN}`;
      expectStatus(
        context,
        await sendToLake(context.target, query, { label: PUBLIC_TOKEN, headers: { authorization } }),
        401,
      );
    },
  },
  {
    number: 91,
    area: "machine",
    title: "other users of this machine cannot read data or secrets",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const signature = await getSignature(sandbox.siteUrl);
      expectStatus(context, await postFile(signature, uploadFields(signature)), 200);
      expectStatus(context, await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest()), 200);
      await expectPrivateFiles(context, sandbox, "of a new data directory");

      await Promise.all([sandbox.lake.stop(), sandbox.admin.stop()]);
      for (const path of await everythingIn(sandbox.dataDirectory)) {
        const { mode } = await stat(path);
        await chmod(path, (mode & 0o700) | 0o055);
      }
      // As `pnpm start` does first.
      openSecrets(sandbox.dataDirectory);
      await Promise.all([sandbox.lake.start(), sandbox.admin.start()]);
      await expectPrivateFiles(context, sandbox, "after a start with files that everybody could read");
      await expectNoSecretInArguments(context, sandbox);
    },
  },
];

async function everythingIn(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  return [directory, ...names.map((name) => join(directory, name))];
}

async function expectPrivateFiles(context: TestContext, sandbox: Sandbox, when: string): Promise<void> {
  const paths = await everythingIn(sandbox.dataDirectory);
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode })));
  const open = modes.filter(({ mode }) => (mode & OTHERS) !== 0);
  const request = { request: `${modes.length} files and folders ${when}` };
  const [first] = open;
  const example = first && ` such as ${first.path} (${(first.mode & 0o777).toString(8)})`;
  expectThat(context, request, "none open to others", open.length === 0, `${open.length}${example ?? ""}`);
}

/**
 * Asserts that no secret is in the arguments of a process. All users can read these, but only the owner can read the environment.
 */
async function expectNoSecretInArguments(
  context: TestContext,
  { site, lake, admin, readToken, revalidateSecret }: Sandbox,
): Promise<void> {
  for (const { pid } of [site, lake, admin]) {
    const text = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => {
      throw new SkipError("The arguments of a process are read from /proc: Linux only.");
    });
    const words = text.replaceAll("\0", " ").trim();
    const isSecret = words.includes(readToken) || words.includes(revalidateSecret);
    expectThat(context, { request: `ps: ${words.slice(-60)}` }, "no secret", !isSecret);
  }
}
