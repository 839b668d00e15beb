import { randomBytes } from "node:crypto";

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";

import { unauthorized, httpError } from "../errors.ts";
import { bearerTokenOf, type Access } from "./access.ts";
import type { Account } from "./accounts.ts";
import type { ClientAddressReader } from "./client-address.ts";
import { LOCAL_ADMINISTRATOR } from "./identity.ts";
import { loginPage, loginPageHeaders } from "./login-page.ts";
import { createSignIn } from "./sign-in.ts";

const Form = v.object({
  origin: v.string(),
  email: v.optional(v.string(), ""),
  password: v.optional(v.string(), ""),
});
type SignedInAccount = Pick<Account, "id" | "name" | "role">;

const LOCAL_SESSION: SignedInAccount = {
  id: LOCAL_ADMINISTRATOR.id,
  name: "Local Administrator",
  role: "administrator",
};

const formLimit = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw httpError(413, "The login form is too large");
  },
});

interface LoginSettings {
  readonly access: Access;
  /** The address at which browsers reach the lake. */
  readonly publicUrl: string;
  readonly readClientAddress: ClientAddressReader;
}

/** The Studio's login flow: provider list → login page → `#sid=` in the Studio's URL → token. It sets no cookies. */
export function loginRoutes({ access, publicUrl, readClientAddress }: LoginSettings): Hono {
  const sessionIds = createSessionIds<SignedInAccount>();
  const signIn = createSignIn(access.accounts);
  const headers = loginPageHeaders(access.origins.all);
  const routes = new Hono();

  routes.use("/auth/*", formLimit);

  routes.get("/auth/providers", (c) => {
    const url = `${publicUrl}/v1/auth/login/password`;
    return c.json({
      providers: [{ name: "lake", title: "E-mail and password", url, logo: "" }],
      thirdPartyLogin: true,
    });
  });

  routes.get("/auth/login/password", (c) => {
    const origin = allowedReturnUrl(access, c.req.query("origin") ?? "");
    return c.html(loginPage({ origin, isOpen: access.isOpen() }), 200, headers);
  });

  routes.post("/auth/login/password", async (c) => {
    // Rejects login forms on pages of other origins (login CSRF).
    if (
      c.req.header("origin") !== new URL(publicUrl).origin &&
      c.req.header("origin") !== new URL(c.req.url).origin
    ) {
      throw httpError(403, "The login form can only be sent from the lake's own page");
    }
    const form = v.safeParse(Form, await c.req.parseBody());
    if (!form.success) throw httpError(400, "The login form needs origin, email and password");
    const { email, password } = form.output;
    const origin = allowedReturnUrl(access, form.output.origin);
    if (access.isOpen()) {
      if (access.identify(c.req.raw).id !== LOCAL_ADMINISTRATOR.id)
        throw httpError(403, "Only this machine is let in without an account");
      return c.redirect(withSessionId(origin, sessionIds.issue(LOCAL_SESSION)), 303);
    }

    const result = await signIn({ email, password, address: readClientAddress(c) });
    const showFormAgain = (status: 401 | 429, error: string, more = {}) =>
      c.html(loginPage({ origin, isOpen: false, email, error }), status, { ...headers, ...more });
    switch (result.kind) {
      case "signed in":
        return c.redirect(withSessionId(origin, sessionIds.issue(result.account)), 303);
      case "wrong credentials":
        return showFormAgain(401, "The e-mail address or the password is wrong.");
      case "rate limited":
        return showFormAgain(429, "Too many attempts. Wait a quarter of an hour.", {
          "retry-after": String(result.waitSeconds),
        });
    }
  });

  routes.get("/auth/fetch", (c) => {
    const account = sessionIds.redeem(c.req.query("sid") ?? "");
    if (!account) throw unauthorized("The login has expired: sign in again");
    return c.json({ token: access.tokens.startSession(account), label: account.name });
  });

  routes.post("/auth/logout", (c) => {
    const token = bearerTokenOf(c.req.raw);
    if (token !== undefined) access.tokens.revoke(token);
    return c.json({ ok: true });
  });

  return routes;
}

/** The URL to return to after the login. Throws LakeError 400 unless its origin is allowed, to prevent open redirects. */
function allowedReturnUrl(access: Access, address: string): string {
  const url = URL.parse(address);
  if (!url || !access.origins.allows(url.origin) || url.username !== "" || url.password !== "") {
    throw httpError(
      400,
      "The login can only return to an address of the Studio or the site. See LAKE_ORIGINS in .env.example",
    );
  }
  url.hash = "";
  return url.href;
}

function withSessionId(address: string, sid: string): string {
  return `${address}#sid=${sid}`;
}

const LIFETIME_MS = 60_000;
const LIMIT = 1000;

/** Session ids (`sid`) carry a login from the lake's page to the Studio. They are valid for one minute and one use. */
interface SessionIds<Value> {
  issue(value: Value): string;
  redeem(sid: string): Value | undefined;
}

function createSessionIds<Value>(now = Date.now): SessionIds<Value> {
  const issued = new Map<string, { value: Value; until: number }>();
  return {
    issue(value) {
      const [oldest] = issued.keys();
      if (issued.size >= LIMIT && oldest !== undefined) issued.delete(oldest);
      const sid = randomBytes(32).toString("base64url");
      issued.set(sid, { value, until: now() + LIFETIME_MS });
      return sid;
    },
    redeem(sid) {
      const entry = issued.get(sid);
      issued.delete(sid);
      return entry && entry.until > now() ? entry.value : undefined;
    },
  };
}
