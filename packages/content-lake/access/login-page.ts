import { createHash } from "node:crypto";

import { html, raw } from "hono/html";

const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; color: #1c1c1e; background: #f4f4f5; }
main { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 2rem; background: #fff; border-radius: 0.75rem; box-shadow: 0 1px 4px #0002; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; }
label { display: block; margin-top: 1rem; }
input { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; border: 1px solid #767676; border-radius: 0.375rem; }
button { margin-top: 1.5rem; width: 100%; padding: 0.625rem; font: inherit; color: #fff; background: #1c1c1e; border: 0; border-radius: 0.375rem; cursor: pointer; }
[role="alert"] { margin: 0; color: #b3140d; }
`;
// The Content Security Policy has a hash of exactly these bytes: no formatter may add whitespace between the tags.
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

interface LoginPage {
  /** The URL of the Studio or the site to return to. */
  readonly origin: string;
  readonly hasAccounts: boolean;
  readonly siteName: string | undefined;
  readonly email?: string;
  readonly error?: string;
}

/** The login form; without accounts, what the operator can do. */
export function loginPage({ origin, hasAccounts, siteName, email = "", error }: LoginPage) {
  const title = siteName ? `Sign in to ${siteName}` : "Sign in";
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${error === undefined ? "" : html`<p role="alert">${error}</p>`}
          ${hasAccounts ? form(origin, email) : NO_ACCOUNTS}
        </main>
      </body>
    </html>`;
}

const NO_ACCOUNTS = html`<p>
  No account exists yet. The user who started the lake needs none, in a browser on the same machine. All
  others need one: content-lake user add EMAIL
</p>`;

function form(origin: string, email: string) {
  return html`<form method="post">
    <input type="hidden" name="origin" value="${origin}" />
    <label
      >Email <input type="email" name="email" value="${email}" autocomplete="username" required autofocus
    /></label>
    <label>Password <input type="password" name="password" autocomplete="current-password" required /></label>
    <button>Sign in</button>
  </form>`;
}

/** `form-action` lists the Studio because it also restricts redirects after the form was sent. */
export function loginPageHeaders(origins: readonly string[]): Record<string, string> {
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${origins.join(" ")}; frame-ancestors 'none'; base-uri 'none'`;
  return {
    "content-security-policy": policy,
    // "no-referrer" would make the browser send "Origin: null" with the form.
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cache-control": "no-store",
  };
}
