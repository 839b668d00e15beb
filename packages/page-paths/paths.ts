/**
 * Normalizes a path for comparison, because capitalization and a slash at the end make no difference.
 * `/Privacy-Policy/` → `/privacy-policy`
 */
export function comparablePath(path: string): string {
  return `/${path.replace(/^\/+|(?<!\/)\/+$/g, "").toLowerCase()}`;
}

const ADDRESS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** The parts of an address: its path (or protocol, host and path), its query with "?", and its anchor with "#". */
export function splitAddress(address: string): { path: string; search: string; hash: string } {
  const [, path = "", search = "", hash = ""] = ADDRESS.exec(address) ?? [];
  return { path, search, hash };
}
