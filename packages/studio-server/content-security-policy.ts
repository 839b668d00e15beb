import { createHash } from "node:crypto";

export interface PolicyOptions {
  /** The HTML page. Its inline scripts are allowed by their hashes. */
  page: string;
  /** The address of a lake of your own. Undefined for Sanity's hosted one. */
  lakeUrl: string | undefined;
  /** The origin of the site, which the Studio shows in its preview. */
  siteUrl: string;
  /** Further sources with which tools of the Studio exchange data. */
  connectTo: readonly string[];
}

const HOSTED_LAKE = [
  "https://*.sanity.io",
  "wss://*.sanity.io",
  "https://*.sanity-cdn.com",
  "https://sanity-cdn.com",
];

/** Allows the Studio to reach its lake and what its tools need, and to embed the site. Data can go nowhere else. */
export function contentSecurityPolicy({ page, lakeUrl, siteUrl, connectTo }: PolicyOptions): string {
  const lake = lakeUrl === undefined ? HOSTED_LAKE : [lakeUrl, lakeUrl.replace(/^http/, "ws")];
  const hashes = inlineScripts(page).map((script) => `'sha256-${sha256(script)}'`);

  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", siteUrl, ...lake],
    "media-src": ["'self'", "blob:", ...lake],
    "font-src": ["'self'", "data:"],
    "connect-src": [...new Set(["'self'", siteUrl, ...lake, ...connectTo])],
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
 * The policy of a worker's script, in which a Studio reads files that visitors uploaded. WebAssembly may generate functions in the worker,
 * which can load nothing but files of the Studio's build.
 */
export function workerPolicy(studioUrl: string): string {
  const build = `${studioUrl}/static/`;
  return `default-src 'none'; script-src ${build} 'unsafe-eval'; connect-src ${build}`;
}

function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => script,
  );
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
