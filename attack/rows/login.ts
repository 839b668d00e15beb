import { spawn } from "node:child_process";

import { ask, newVisitor, type Question } from "../ask.ts";
import { askLake } from "../lake.ts";
import type { OwnStack } from "../own-stack.ts";
import { type Trial, expectStatus, expectThat, type Row } from "../row.ts";

const LOGIN = "/v1/auth/login/password";
const LIST = "/admin/staff/inquiries";
const EMAIL = "attack@example.com";
const PASSWORD = "correct horse battery staple";

/** `pnpm lake user …` on the stack's own data. */
function lakeCommand({ parts }: OwnStack, words: readonly string[]): Promise<void> {
  const { command, cwd, env } = parts.backend;
  return new Promise((resolve, reject) => {
    const child = spawn(command, ["backend/lake/cli.ts", ...words], {
      cwd,
      env,
      stdio: ["pipe", "ignore", "inherit"],
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`pnpm lake ${words.join(" ")}: exit code ${code}`)),
    );
    child.stdin.end(`${PASSWORD}\n`);
  });
}

export const login: Row = {
  number: 51,
  area: "admin",
  title: "a session is given for the right password only, and ends when it is ended",
  isAlone: true,
  async attack(trial) {
    const own = await trial.ownStack();
    await lakeCommand(own, ["user", "add", EMAIL, "--role", "editor"]);
    try {
      await attackSessions(trial, own);
    } finally {
      await lakeCommand(own, ["user", "remove", EMAIL]);
    }
  },
};

async function attackSessions(trial: Trial, own: OwnStack): Promise<void> {
  const signIn = (email: string, password: string, { headers, ...question }: Question = {}) =>
    ask(own.lake, LOGIN, {
      method: "POST",
      ...question,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: own.lake, ...headers },
      body: new URLSearchParams({ origin: own.studio, email, password }).toString(),
    });
  const list = (what: string, headers: Question["headers"] = {}) => askLake(own, LIST, { what, headers });

  expectStatus(trial, await list("no token, with accounts"), 401);
  expectStatus(
    trial,
    await signIn(EMAIL, PASSWORD, { headers: { origin: "https://evil.example" }, what: "from another site" }),
    403,
  );
  expectStatus(
    trial,
    await ask(own.lake, `${LOGIN}?origin=${encodeURIComponent("https://evil.example")}`),
    400,
  );

  const signed = await signIn(EMAIL, PASSWORD, { visitor: newVisitor(), what: "the right password" });
  expectStatus(trial, signed, 303);
  const location = String(signed.headers.location);
  expectThat(trial, signed, "back to the Studio", location.startsWith(own.studio), location);
  expectThat(trial, signed, "no cookie", signed.headers["set-cookie"] === undefined);
  const sid = /#sid=(.+)$/.exec(location)?.[1] ?? "";
  const fetched = await ask(own.lake, `/v1/auth/fetch?sid=${sid}`);
  expectStatus(trial, fetched, 200);
  const token = /"token":"([^"]+)"/.exec(fetched.body)?.[1] ?? "";
  expectStatus(trial, await ask(own.lake, `/v1/auth/fetch?sid=${sid}`, { what: "the same sid again" }), 401);
  expectStatus(
    trial,
    await ask(own.lake, "/v1/auth/fetch?sid=chosen-by-somebody", { what: "a sid of one's own" }),
    401,
  );
  const bearer = { authorization: `Bearer ${token}` };
  const read = await list("with the token", bearer);
  expectStatus(trial, read, 200);
  expectThat(
    trial,
    read,
    "private, no-store: not in bfcache",
    /no-store/.test(String(read.headers["cache-control"])),
    read.headers["cache-control"],
  );
  const patched = await ask(own.lake, `${LIST}/x`, {
    method: "PATCH",
    body: "{}",
    what: "from another site's page, without a token",
    headers: { origin: "https://evil.example" },
  });
  expectStatus(trial, patched, 401, 403);
  expectStatus(
    trial,
    await ask(own.lake, "/v1/auth/logout", { method: "POST", headers: { ...bearer, origin: own.studio } }),
    200,
  );
  expectStatus(trial, await list("after the logout", bearer), 401);

  const quickest = { known: Infinity, unknown: Infinity };
  for (let index = 0; index < 4; index += 1) {
    for (const [who, email] of [
      ["known", EMAIL],
      ["unknown", "nobody@example.com"],
    ] as const) {
      const { status, ms } = await signIn(email, "wrong", { visitor: newVisitor() });
      if (status === 401) quickest[who] = Math.min(quickest[who], ms);
    }
  }
  const { known, unknown } = quickest;
  const difference = Math.abs(known - unknown) / Math.max(known, unknown, 1);
  expectThat(
    trial,
    { request: "a known and an unknown address, wrong password" },
    "times that do not tell",
    difference < 0.35,
    `${known.toFixed(0)} and ${unknown.toFixed(0)} ms`,
  );

  const one = newVisitor();
  const many = await Promise.all(
    Array.from({ length: 60 }, (_, index) => signIn(EMAIL, `wrong ${index}`, { visitor: one })),
  );
  const limited = many.find(({ status }) => status === 429);
  expectThat(
    trial,
    { request: "60 wrong passwords" },
    "429 and Retry-After",
    limited !== undefined && limited.headers["retry-after"] !== undefined,
    many.map(({ status }) => status).join(" "),
  );
}
