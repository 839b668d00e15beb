import { PASSWORD, runLakeCommand } from "#accounts.ts";
import { type HttpResponse, newVisitor, type RequestOptions, send } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";

const LOGIN = "/v1/auth/login/password";

/**
 * Creates an account, signs in, passes the token to `use`, and removes the account. Until then the sandbox's lake requires a
 * sign-in.
 */
export async function withAccount(
  sandbox: Sandbox,
  {
    email,
    role,
    scope,
  }: { readonly email: string; readonly role: string; readonly scope?: string | undefined },
  use: (token: string) => Promise<void>,
): Promise<void> {
  const scopeOption = scope === undefined ? [] : ["--scope", scope];
  await runLakeCommand(["user", "add", email, "--role", role, ...scopeOption], sandbox.commands.lake);
  try {
    const signedIn = await signIn(sandbox, email, PASSWORD, { visitor: newVisitor() });
    const fetched = await send(sandbox.lakeUrl, `/v1/auth/fetch?sid=${sessionIdOf(signedIn)}`, {
      headers: { origin: sandbox.studioUrl },
    });
    const token = /"token":"([^"]+)"/.exec(fetched.body)?.[1];
    if (token === undefined) throw new Error(`The sign-in of ${email} failed: ${fetched.body}`);
    await use(token);
  } finally {
    await runLakeCommand(["user", "remove", email], sandbox.commands.lake);
  }
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
