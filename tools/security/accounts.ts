import { spawn } from "node:child_process";

import { type HttpResponse, newVisitor, type RequestOptions, send } from "../sandbox/request.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

const LOGIN = "/v1/auth/login/password";
export const PASSWORD = "correct horse battery staple";

/**
 * Creates an account, signs in, passes the token to `use`, and removes the account. Until then the sandbox's lake requires a
 * sign-in.
 */
export async function withAccount(
  sandbox: Sandbox,
  { email, role }: { readonly email: string; readonly role: string },
  use: (token: string) => Promise<void>,
): Promise<void> {
  await runLakeCommand(sandbox, ["user", "add", email, "--role", role]);
  try {
    const signedIn = await signIn(sandbox, email, PASSWORD, { visitor: newVisitor() });
    const fetched = await send(sandbox.lakeUrl, `/v1/auth/fetch?sid=${sessionIdOf(signedIn)}`, {
      headers: { origin: sandbox.studioUrl },
    });
    const token = /"token":"([^"]+)"/.exec(fetched.body)?.[1];
    if (token === undefined) throw new Error(`The sign-in of ${email} failed: ${fetched.body}`);
    await use(token);
  } finally {
    await runLakeCommand(sandbox, ["user", "remove", email]);
  }
}

/** Runs `pnpm lake …` on the sandbox's data, with the password as its input. */
export function runLakeCommand({ commands }: Sandbox, args: readonly string[]): Promise<void> {
  const { command, cwd, env } = commands.lake;
  return new Promise((resolve, reject) => {
    const child = spawn(command, ["packages/content-lake/cli.ts", ...args], {
      cwd,
      env,
      stdio: ["pipe", "ignore", "inherit"],
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`pnpm lake ${args.join(" ")}: exit code ${code}`)),
    );
    child.stdin.end(`${PASSWORD}\n`);
  });
}

export function signIn(
  { lakeUrl, studioUrl }: Sandbox,
  email: string,
  password: string,
  { headers, ...options }: RequestOptions = {},
): Promise<HttpResponse> {
  return send(lakeUrl, LOGIN, {
    method: "POST",
    ...options,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: lakeUrl, ...headers },
    body: new URLSearchParams({ origin: studioUrl, email, password }).toString(),
  });
}

/** The session id in the response of a sign-in, which the Studio exchanges for a token. */
export function sessionIdOf({ headers }: HttpResponse): string {
  return /#sid=(.+)$/.exec(String(headers.location))?.[1] ?? "";
}

export function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}
