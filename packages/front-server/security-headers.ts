import { createHash } from "node:crypto";

/** For every response. Let Next send them too, for hosts that run it without this server. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
};

export interface AllowedSources {
  /** The site's own origin. */
  readonly site: string;
  /** The hosts of pictures, videos and files in the content. */
  readonly content: readonly string[];
  /** Where the browser sends visitors' files. */
  readonly storage: readonly string[];
  /** The Content Lake, for editors in draft mode. */
  readonly lake: readonly string[];
  /** Sanity Studio, which frames the preview and shows pictures in it. */
  readonly studio: string;
  /** The players of embedded videos. Every page allows them, because client navigation keeps the policy of the first page. */
  readonly players: readonly string[];
  readonly isSecure: boolean;
}

/** The attribute of the root element of a page that loads Google's tags. */
export const TAGS_ATTRIBUTE = "data-google-tags";

const WITH_TAGS = new RegExp(`^<!DOCTYPE html><html [^>]*${TAGS_ATTRIBUTE}=`);

const GOOGLE_SCRIPTS = "https://*.googletagmanager.com";
const GOOGLE = [GOOGLE_SCRIPTS, "https://*.google-analytics.com", "https://*.analytics.google.com"];

/** The policy of everything but pages: no scripts may run, and no page may frame it. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of a worker's script. A worker has the policy of its own response, not the page's. WebAssembly and the JavaScript of
 * Embind, which generates functions with `new Function`, may run only in a worker, never in a page. A worker may read a visitor's file, so it
 * may load only files of the build and cannot send the file anywhere.
 */
export function workerPolicy({ site }: Pick<AllowedSources, "site">): string {
  const build = `${site}/_next/static/`;
  return `default-src 'none'; script-src ${build} 'unsafe-eval'; connect-src ${build}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The policy of one page. It allows exactly the inline scripts of this page, by hash: a page with nonces could not be cached. */
export function pagePolicy(
  page: Buffer,
  { content, storage, lake, studio, players, isSecure }: AllowedSources,
  { isDraft }: { readonly isDraft: boolean },
): string {
  // Latin-1 has one character for each byte, which saves decoding: only ASCII is searched for.
  const html = page.toString("latin1");
  const hasTags = WITH_TAGS.test(html);
  const scripts = inlineScripts(html).map(cspHash);
  const styles = inlineStyles(html).map(cspHash);
  const tags = hasTags ? GOOGLE : [];
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...new Set(scripts), ...(hasTags ? [GOOGLE_SCRIPTS] : [])],
    // The visual-editing tools add styles while they run.
    isDraft ? ["style-src", "'self'", "'unsafe-inline'"] : ["style-src", "'self'", ...new Set(styles)],
    // Drawings position their parts with style attributes. This does not allow scripts.
    ...(isDraft ? [] : [["style-src-attr", "'unsafe-inline'"]]),
    ["img-src", "'self'", "data:", "blob:", ...content, ...(isDraft ? [studio] : []), ...tags],
    ["media-src", "'self'", ...content],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...storage, ...(isDraft ? lake : []), ...tags],
    ["frame-src", ...players],
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", isDraft ? studio : "'none'"],
    ...(isSecure ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Scripts with another type, such as JSON-LD, are data that no browser runs. */
const DATA_SCRIPT = /\stype="(?!module"|text\/javascript")[^"]*"/;

/** The texts of a page's inline scripts. Scripts with a `src` are left out. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes) && !DATA_SCRIPT.test(attributes))
    .map(([, , text = ""]) => text);
}

export function inlineStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, text = ""]) => text);
}

/** The source expression that allows one inline script or style. `text` is UTF-8 that was read as Latin-1. */
export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`;
}
