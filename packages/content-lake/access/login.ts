import { randomBytes } from "node:crypto";

import { Hono } from "hono";
import * as v from "valibot";

import { unauthorized, httpError } from "../errors.ts";
import { limitBodies } from "../limit-bodies.ts";
import { readText } from "../read-text.ts";
import { bearerTokenOf, type Access } from "./access.ts";
import type { Account } from "./accounts.ts";
import type { ClientAddressReader } from "./client-address.ts";
import type { LocalSignIn } from "./local-sign-in.ts";
import { loginPage, loginPageHeaders } from "./login-page.ts";
import { createOrigins, type Origins } from "./origins.ts";
import { createSignIn } from "./sign-in.ts";

const Form = v.object({
  origin: v.string(),
  email: v.optional(v.pipe(v.string(), v.maxLength(320)), ""),
  password: v.optional(v.string(), ""),
});

const FORM_LIMITS = { maxBytes: 16 * 1024, maxOpenBytes: 1024 ** 2 };

interface LoginSettings {
  readonly access: Access;
  /** Undefined if other machines can reach the lake. */
  readonly localSignIn: LocalSignIn | undefined;
  /** The address at which browsers reach the lake. */
  readonly publicUrl: string;
  /** Undefined if there is no site. */
  readonly siteUrl: string | undefined;
  readonly studioUrl: string;
  readonly readClientAddress: ClientAddressReader;
}

/** A login that the Studio has not completed yet. */
interface Login {
  readonly accountId: string;
  /** The origin of the page that may fetch the token. */
  readonly origin: string;
}

/** The Studio's login flow: provider list → login page → `#sid=` in the Studio's URL → token. It sets no cookies. */
export function loginRoutes(settings: LoginSettings): Hono {
  const { access, localSignIn, publicUrl, readClientAddress, ...addresses } = settings;
  const sessionIds = createSessionIds<Login>();
  const returnUrlOf = createReturnUrls(access.origins, { publicUrl, ...addresses });
  const signIn = createSignIn(access.accounts);
  const headers = loginPageHeaders(access.origins.all);
  const routes = new Hono();

  routes.use("/auth/*", limitBodies(FORM_LIMITS, readClientAddress));

  routes.get("/auth/providers", (c) => {
    const url = `${publicUrl}/v1/auth/login/password`;
    return c.json({
      providers: [{ name: "lake", title: "Email and password", url, logo: "" }],
      thirdPartyLogin: true,
    });
  });

  // Where the Studio in the operator's browser signs in while there are no accounts: see studio/sign-in-locally.ts.
  routes.get("/auth/local", async (c) => c.json({ url: (await localSignIn?.address()) ?? null }));

  const nameOfSite = createNameOfSite(settings.siteUrl);
  routes.get("/auth/login/password", async (c) => {
    const { href } = returnUrlOf(c.req.query("origin") ?? "");
    const siteName = await nameOfSite();
    return c.html(loginPage({ origin: href, hasAccounts: !access.isOpen(), siteName }), 200, headers);
  });

  routes.post("/auth/login/password", async (c) => {
    // Rejects login forms on pages of other origins (login CSRF).
    if (
      c.req.header("origin") !== new URL(publicUrl).origin &&
      c.req.header("origin") !== new URL(c.req.url).origin
    ) {
      throw httpError(403, "The login form can only be sent from the lake's own page");
    }
    // As the login page sends it, and whatever its type: text that is no form has none of the fields.
    const fields = Object.fromEntries(new URLSearchParams(await readText(c)));
    const form = v.safeParse(Form, fields, { abortEarly: true });
    if (!form.success) throw httpError(400, "The login form needs origin, email and password");
    const { email, password } = form.output;
    const returnUrl = returnUrlOf(form.output.origin);
    const returnWith = ({ id }: Account) => {
      const sid = sessionIds.issue({ accountId: id, origin: returnUrl.origin });
      return c.redirect(`${returnUrl.href}#sid=${sid}`, 303);
    };

    const result = await signIn({ email, password, address: readClientAddress(c) });
    const showFormAgain = async (status: 401 | 429 | 503, error: string, more = {}) => {
      const siteName = await nameOfSite();
      const shown = loginPage({ origin: returnUrl.href, hasAccounts: true, siteName, email, error });
      return c.html(shown, status, { ...headers, ...more });
    };
    switch (result.kind) {
      case "signed in":
        return returnWith(result.account);
      case "wrong credentials":
        return showFormAgain(401, "The email address or the password is wrong.");
      case "rate limited":
        return showFormAgain(429, "Too many attempts. Wait a quarter of an hour.", {
          "retry-after": String(result.waitSeconds),
        });
      case "busy":
        return showFormAgain(503, "Many people are signing in. Try again in a moment.", {
          "retry-after": "5",
        });
    }
  });

  routes.get("/auth/fetch", (c) => {
    const login = sessionIds.redeem(c.req.query("sid") ?? "");
    // A page of another origin gets no token, even if it has learned the session id, for example through a redirect.
    const account = login && access.accounts.get(login.accountId);
    if (!account || c.req.header("origin") !== login.origin)
      throw unauthorized("The login has expired: sign in again");
    return c.json({ token: access.tokens.startSession(account), label: account.name });
  });

  routes.post("/auth/logout", (c) => {
    const token = bearerTokenOf(c.req.raw);
    if (token !== undefined) access.logOut(token);
    return c.json({ ok: true });
  });

  return routes;
}

/**
 * Returns a function that parses the address to return to after a login. It must belong to the Studio, or to another Studio in
 * LAKE_ORIGINS. It must not belong to the site, because editors can publish redirects to anywhere, and browsers keep `#sid=` on a
 * redirect. Throws LakeError 400.
 */
function createReturnUrls(
  origins: Origins,
  { publicUrl, siteUrl, studioUrl }: Pick<LoginSettings, "publicUrl" | "siteUrl" | "studioUrl">,
): (address: string) => URL {
  const studio = createOrigins([studioUrl]);
  const others = createOrigins(siteUrl === undefined ? [publicUrl] : [siteUrl, publicUrl]);
  const studioPath = new URL(studioUrl).pathname.replace(/\/$/, "");
  const isStudio = ({ origin, pathname }: URL) =>
    studio.allows(origin)
      ? pathname === studioPath || pathname.startsWith(`${studioPath}/`)
      : origins.allows(origin) && !others.allows(origin);

  return (address) => {
    const url = URL.parse(address);
    if (!url || !isStudio(url) || url.username !== "" || url.password !== "") {
      throw httpError(
        400,
        "The login can only return to a Studio: to STUDIO_URL, or to an origin of LAKE_ORIGINS that is not the site's",
      );
    }
    url.hash = "";
    return url;
  };
}

const Manifest = v.object({ name: v.string() });
const MAX_WAIT_MS = 1000;

const KEEP_MS = 60_000;

/**
 * Returns a function that returns the name in the site's web app manifest. Undefined if the site does not answer: editors can sign in without
 * it. The site is asked once a minute, however many pages strangers open.
 */
function createNameOfSite(siteUrl: string | undefined): () => Promise<string | undefined> {
  let name: Promise<string | undefined> = Promise.resolve(undefined);
  let until = 0;
  return () => {
    if (siteUrl !== undefined && performance.now() > until) {
      name = fetchNameOfSite(siteUrl);
      until = performance.now() + KEEP_MS;
    }
    return name;
  };
}

async function fetchNameOfSite(siteUrl: string): Promise<string | undefined> {
  const manifest: unknown = await fetch(new URL("/manifest.webmanifest", siteUrl), {
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  })
    .then((response) => response.json())
    .catch(() => undefined);
  return v.is(Manifest, manifest) ? manifest.name : undefined;
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
