import { request } from "node:http";

import { expect, onTestFinished, test } from "vitest";

import { createTestApp, SITE_ORIGIN, STUDIO_ORIGIN } from "../testing/server.ts";
import { ownerOfOtherEnd, serveLocalSignIn } from "./local-sign-in.ts";

const STUDIO = { origin: STUDIO_ORIGIN };

async function setup(readOwner?: () => Promise<number | undefined>) {
  const { access, accounts, app } = createTestApp();
  const signIn = serveLocalSignIn({ access, readOwner });
  onTestFinished(() => signIn.close());
  const address = (await signIn.address()) ?? "";
  /** Sends headers that `fetch` does not allow, as a hostile program can. */
  const post = (headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; body: string; headers: object }>((resolve, reject) => {
      const sent = request(address, { method: "POST", headers }, (response) => {
        let body = "";
        response.on("data", (chunk) => (body += String(chunk)));
        response.once("end", () => resolve({ status: response.statusCode, body, headers: response.headers }));
      });
      sent.once("error", reject).end();
    });
  return { accounts, address, app, post, signIn };
}

test("the Studio in the operator's browser gets a session, which ends with the first account", async () => {
  const { accounts, address, app, post, signIn } = await setup();
  const { status, body, headers } = await post(STUDIO);
  expect([status, headers]).toMatchObject([200, { "access-control-allow-origin": STUDIO_ORIGIN }]);
  const authorization = `Bearer ${JSON.parse(body).token}`;
  const me = () => app.request("/v1/users/me", { headers: { authorization } });
  expect(await (await me()).json()).toMatchObject({ id: "local-administrator" });

  await accounts.add({ email: "ada@example.com", name: "Ada", role: "editor", password: "a long password" });
  expect((await me()).status).toBe(401);
  expect((await post(STUDIO)).status).toBe(403);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await signIn.address()).toBeUndefined();

  // Not even when nobody has an account any more.
  accounts.remove("ada@example.com");
  expect((await me()).status).toBe(401);
});

test.each([
  ["no page", {}],
  ["the site, with its scripts of third parties", { origin: SITE_ORIGIN }],
  ["a foreign page", { origin: "https://evil.example" }],
  ["a sandboxed page", { origin: "null" }],
  ["a page of another Studio that is not trusted", { origin: "http://localhost:3334" }],
  ["a rebound host name", { ...STUDIO, host: "evil.example" }],
  ["the name of this machine, which a proxy could use too", { ...STUDIO, host: "localhost" }],
])("%s gets no session", async (_who, headers) => {
  const { post } = await setup();
  expect(await post({ ...headers })).toMatchObject({ status: 403, body: "{}" });
});

test.each([
  ["another user of this machine", 1_234_567, 403],
  ["somebody who is not on this machine", undefined, 403],
  ["the user who runs the lake", process.getuid?.(), 200],
])(
  "a session for %s, who sends the headers of the Studio: owner %s, status %i",
  async (_who, owner, status) => {
    const { post } = await setup(async () => owner);
    expect((await post(STUDIO)).status).toBe(status);
  },
);

test("the owner of the other end of a connection is found in the kernel's table", () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0D48 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1 1 0 100 0 0 10 0
   1: 0100007F:B030 0100007F:AFB9 01 00000000:00000000 00:00000000 00000000  1001        0 2 2 0 20 0 0 10 -1
   2: 0100007F:AFB9 0100007F:B030 01 00000000:00000000 00:00000000 00000000  1000        0 3 1 0 20 0 0 10 -1`;
  const ends = {
    remoteAddress: "127.0.0.1",
    remotePort: 0xb030,
    localAddress: "127.0.0.1",
    localPort: 0xafb9,
  };
  expect(ownerOfOtherEnd(table, ends)).toBe(1001);
  // The other end is on another machine, or in another container.
  expect(ownerOfOtherEnd(table, { ...ends, remotePort: 0xb031 })).toBeUndefined();
  // Another user can take a port of 127.0.0.2 that the operator uses on 127.0.0.1.
  expect(ownerOfOtherEnd(table, { ...ends, remoteAddress: "127.0.0.2" })).toBeUndefined();
  // The kernel writes 0, the id of root, once a connection has no owner any more.
  const ended = table.replace("B030 0100007F:AFB9 01", "B030 0100007F:AFB9 06").replace(" 1001 ", " 0 ");
  expect(ownerOfOtherEnd(ended, ends)).toBeUndefined();
});
