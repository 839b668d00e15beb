const LOOPBACK_ALIASES: Readonly<Record<string, string>> = {
  localhost: "127.0.0.1",
  "127.0.0.1": "localhost",
};

/** The allowed CORS origins: the site's, the Studio's, and the lake's own for its login page. */
export interface Origins {
  readonly all: readonly string[];
  allows(origin: string): boolean;
  /**
   * Whether pages of this origin need no token while the lake has no accounts. True for Studios and for the lake itself, but not
   * for the site, because it runs third-party scripts.
   */
  isEditor(origin: string): boolean;
}

/** Creates the allowed origins from URLs. `editors` is a subset of `addresses`. "localhost" includes "127.0.0.1" and vice versa. */
export function createOrigins(addresses: readonly string[], editors: readonly string[] = []): Origins {
  const all = toOrigins(addresses);
  const editing = toOrigins(editors);
  return {
    all: [...all],
    allows: (origin) => all.has(origin),
    isEditor: (origin) => all.has(origin) && editing.has(origin),
  };
}

function toOrigins(addresses: readonly string[]): Set<string> {
  return new Set(addresses.flatMap((address) => withLoopbackAlias(new URL(address))));
}

function withLoopbackAlias(url: URL): string[] {
  const alias = LOOPBACK_ALIASES[url.hostname];
  return alias === undefined ? [url.origin] : [url.origin, url.origin.replace(url.hostname, alias)];
}
