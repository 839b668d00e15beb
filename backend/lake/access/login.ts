import { randomBytes } from "node:crypto";

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";

import { unauthorized, httpError } from "../errors.ts";
import { tokenOf, type Access } from "./access.ts";
import type { Account } from "./accounts.ts";
import type { AddressOf } from "./client-address.ts";
import { LOCAL_ADMINISTRATOR } from "./identity.ts";
import { loginPage, loginPageHeaders } from "./login-page.ts";
import { createSignIn } from "./sign-in.ts";

const Form = v.object({
  origin: v.string(),
  email: v.optional(v.string(), ""),
  password: v.optional(v.string(), ""),
});
type Signed = Pick<Account, "id" | "name" | "role">;

const LOCAL_SESSION: Signed = {
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

export interface LoginSettings {
  readonly access: Access;
  /** Where browsers reach the lake. */
  readonly publicUrl: string;
  readonly addressOf: AddressOf;
}

/** The flow of the Studio: provider list → our page → `#sid=` in the Studio's address → token. No cookie is ever set. */
export function loginRoutes({ access, publicUrl, addressOf }: LoginSettings): Hono {
  const sids = createSids<Signed>();
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
    const origin = allowedAddress(access, c.req.query("origin") ?? "");
    return c.html(loginPage({ origin, isOpen: access.isOpen() }), 200, headers);
  });

  routes.post("/auth/login/password", async (c) => {
    // The form is on a page of ours: a browser that comes from elsewhere was sent by somebody else.
    if (
      c.req.header("origin") !== new URL(publicUrl).origin &&
      c.req.header("origin") !== new URL(c.req.url).origin
    ) {
      throw httpError(403, "The login form can only be sent from the lake's own page");
    }
    const form = v.safeParse(Form, await c.req.parseBody());
    if (!form.success) throw httpError(400, "The login form needs origin, email and password");
    const { email, password } = form.output;
    const origin = allowedAddress(access, form.output.origin);
    if (access.isOpen()) {
      if (access.identify(c.req.raw).id !== LOCAL_ADMINISTRATOR.id)
        throw httpError(403, "Only this machine is let in without an account");
      return c.redirect(withSid(origin, sids.give(LOCAL_SESSION)), 303);
    }

    const outcome = await signIn({ email, password, address: addressOf(c) });
    const again = (status: 401 | 429, fault: string, more = {}) =>
      c.html(loginPage({ origin, isOpen: false, email, fault }), status, { ...headers, ...more });
    switch (outcome.kind) {
      case "signed in":
        return c.redirect(withSid(origin, sids.give(outcome.account)), 303);
      case "wrong":
        return again(401, "The e-mail address or the password is wrong.");
      case "too often":
        return again(429, "Too many attempts. Wait a quarter of an hour.", {
          "retry-after": String(outcome.waitSeconds),
        });
    }
  });

  routes.get("/auth/fetch", (c) => {
    const signed = sids.take(c.req.query("sid") ?? "");
    if (!signed) throw unauthorized("The login has expired: sign in again");
    return c.json({ token: access.tokens.startSession(signed), label: signed.name });
  });

  routes.post("/auth/logout", (c) => {
    const token = tokenOf(c.req.raw);
    if (token !== undefined) access.tokens.revoke(token);
    return c.json({ ok: true });
  });

  return routes;
}

/** The address to return to after the login. Throws LakeError 400 unless its origin is on the list: no open redirect. */
function allowedAddress(access: Access, address: string): string {
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

function withSid(address: string, sid: string): string {
  return `${address}#sid=${sid}`;
}

const LIFETIME_MS = 60_000;
const LIMIT = 1000;

/** What carries a login from the lake's page to the Studio's address: good for one minute and one use. */
export interface Sids<Value> {
  give(value: Value): string;
  take(sid: string): Value | undefined;
}

export function createSids<Value>(now = Date.now): Sids<Value> {
  const waiting = new Map<string, { value: Value; until: number }>();
  return {
    give(value) {
      const [oldest] = waiting.keys();
      if (waiting.size >= LIMIT && oldest !== undefined) waiting.delete(oldest);
      const sid = randomBytes(32).toString("base64url");
      waiting.set(sid, { value, until: now() + LIFETIME_MS });
      return sid;
    },
    take(sid) {
      const entry = waiting.get(sid);
      waiting.delete(sid);
      return entry && entry.until > now() ? entry.value : undefined;
    },
  };
}
