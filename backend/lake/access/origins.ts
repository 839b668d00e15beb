const TWINS: Readonly<Record<string, string>> = { localhost: "127.0.0.1", "127.0.0.1": "localhost" };

/** The web origins that may act on a visitor's behalf: the site's, the Studio's, and the lake's own for its login page. */
export interface Origins {
  readonly all: readonly string[];
  allows(origin: string): boolean;
}

/** Takes addresses; on this machine, "localhost" and "127.0.0.1" stand for each other. */
export function createOrigins(addresses: readonly string[]): Origins {
  const all = new Set(addresses.flatMap((address) => withTwin(new URL(address))));
  return { all: [...all], allows: (origin) => all.has(origin) };
}

function withTwin(url: URL): string[] {
  const twin = TWINS[url.hostname];
  return twin === undefined ? [url.origin] : [url.origin, url.origin.replace(url.hostname, twin)];
}

/** Names that only ever mean this machine. Any other Host on a loopback address is a rebound DNS name. */
export function isLoopbackName(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.endsWith(".localhost");
}
