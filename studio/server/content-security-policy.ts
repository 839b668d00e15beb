import { createHash } from "node:crypto";

import { isLoopbackHostname } from "contracts/environment.ts";

interface PolicyOptions {
  /** The HTML page. Its inline scripts are allowed by their hashes. */
  page: string;
  /** Undefined for Sanity's hosted lake. */
  lakeUrl: string | undefined;
  /** Undefined if the Studio shows no quote requests. */
  adminUrl: string | undefined;
  /** The origin of Aliyun OSS. Undefined if the admin API has visitors' files. */
  storageUrl: string | undefined;
  siteUrl: string;
}

const HOSTED_LAKE = [
  "https://*.sanity.io",
  "wss://*.sanity.io",
  "https://*.sanity-cdn.com",
  "https://sanity-cdn.com",
];

/** Allows the Studio to reach its lake, the admin API and visitors' files, and to embed the site. Data can go nowhere else. */
export function contentSecurityPolicy({
  page,
  lakeUrl,
  adminUrl,
  storageUrl,
  siteUrl,
}: PolicyOptions): string {
  const lake = lakeUrl === undefined ? HOSTED_LAKE : [lakeUrl, lakeUrl.replace(/^http/, "ws")];
  // Where the lake signs in its operator's browser, on a port that differs at each start (content-lake/studio).
  const localSignIn = isLocal(lakeUrl) ? ["http://127.0.0.1:*"] : [];
  const admin = [adminUrl, storageUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
  const hashes = inlineScripts(page).map((script) => `'sha256-${sha256(script)}'`);

  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", siteUrl, ...lake],
    "media-src": ["'self'", "blob:", ...lake],
    "font-src": ["'self'", "data:"],
    "connect-src": [...new Set(["'self'", siteUrl, ...lake, ...localSignIn, ...admin])],
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

/**
 * The policy of a worker's script. The part check reads visitors' files there. Its CAD reader is WebAssembly and generates functions. It
 * can connect only to files of the Studio's build.
 */
export function workerPolicy(studioUrl: string): string {
  const build = `${studioUrl}/static/`;
  return `default-src 'none'; script-src ${build} 'unsafe-eval'; connect-src ${build}`;
}

function isLocal(lakeUrl: string | undefined): boolean {
  return lakeUrl !== undefined && isLoopbackHostname(new URL(lakeUrl).hostname);
}

function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => script,
  );
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
