/** What the target of a request names. */
export type Address =
  /** It cannot be the address of anything. */
  | { readonly kind: "malformed" }
  /** The same with a slash too many: `to` is where it leads, a path of this site. */
  | { readonly kind: "untidy"; readonly to: string }
  /** `path` is the one under which an answer is kept, `search` what the visitor wrote behind it, with its question mark. */
  | { readonly kind: "path"; readonly path: string; readonly search: string };

/** Every path that a page can have, in lower case (schemas/path.ts). */
const PAGE_PATH = /^(?:\/[a-z0-9-]+)+$/;

/** Spec §2: the parameter keeps its capitals. */
const THANK_YOU = /^\/thankyou2(?=\/[^/]+$)/i;

// A browser reads a backslash as a slash: behind a slash it would lead to another host.
const NOT_IN_A_PATH = /[\p{Cc}\\]/u;

/** The API's addresses are programs', which do not mistype. The pictures of pages are found like the pages. */
const API = /^\/api\/(?!share\/)/;

/** Spec §2: matching is case-insensitive, so every spelling of a page's path is read as the one in lower case. */
export function readAddress(target: string): Address {
  const end = target.indexOf("?");
  const raw = end === -1 ? target : target.slice(0, end);
  const search = end === -1 ? "" : target.slice(end);
  const decoded = decode(raw);
  if (decoded === undefined || !raw.startsWith("/") || NOT_IN_A_PATH.test(decoded)) {
    return { kind: "malformed" };
  }

  const tidy = raw.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (tidy !== raw) return { kind: "untidy", to: tidy + search };
  if (API.test(raw)) return { kind: "path", path: raw, search };
  const lower = decoded.toLowerCase();
  return { kind: "path", path: PAGE_PATH.test(lower) ? lower : raw.replace(THANK_YOU, "/thankyou2"), search };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
