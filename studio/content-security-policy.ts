import { createHash } from "node:crypto";

interface Reach {
  /** The page, whose inline scripts are let through by their hashes. */
  page: string;
  /** Undefined: Sanity's hosted lake. */
  lakeUrl: string | undefined;
  /** Undefined: there is no list of quote requests. */
  adminUrl: string | undefined;
  siteUrl: string;
}

const HOSTED = [
  "https://*.sanity.io",
  "wss://*.sanity.io",
  "https://*.sanity-cdn.com",
  "https://sanity-cdn.com",
];

/** The Studio talks to its lake and shows the site. Everything else is shut, so that nothing leaves the machine. */
export function contentSecurityPolicy({ page, lakeUrl, adminUrl, siteUrl }: Reach): string {
  const lake = lakeUrl === undefined ? HOSTED : [lakeUrl, lakeUrl.replace(/^http/, "ws")];
  const admin = adminUrl === undefined ? [] : [new URL(adminUrl).origin];
  const hashes = inlineScripts(page).map((script) => `'sha256-${sha256(script)}'`);

  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", siteUrl, ...lake],
    "media-src": ["'self'", "blob:", ...lake],
    "font-src": ["'self'", "data:"],
    "connect-src": [...new Set(["'self'", siteUrl, ...lake, ...admin])],
    "worker-src": ["'self'", "blob:"],
    "frame-src": [siteUrl],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "form-action": ["'self'", ...lake],
    "frame-ancestors": ["'self'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => script,
  );
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
