/** Why an address is not gone to. */
export class NavigationError extends Error {
  override readonly name = "NavigationError";
}

interface Surroundings {
  readonly origin: string;
  /** Goes to a path of this site without loading it anew. */
  readonly push: (path: string) => void;
  readonly assign: (address: string) => void;
}

/**
 * Goes somewhere by program (Spec §8). Throws a NavigationError for another site unless the `external` option is given, and
 * always for what is no web address, such as `javascript:`.
 */
export function createNavigate({ origin, push, assign }: Surroundings) {
  return function navigate(address: string, { external = false }: { external?: boolean } = {}): void {
    const url = URL.canParse(address, origin) && new URL(address, origin);
    if (!url || !/^https?:$/.test(url.protocol)) {
      throw new NavigationError(
        `The address ${JSON.stringify(address)} is no web address and may be dangerous.`,
      );
    }
    if (url.origin === origin) return push(url.pathname + url.search + url.hash);
    if (!external) {
      throw new NavigationError(`${url.href} is another site. Pass { external: true } if that is meant.`);
    }
    assign(url.href);
  };
}
