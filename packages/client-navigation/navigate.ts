export class NavigationError extends Error {
  override readonly name = "NavigationError";
}

interface Navigation {
  readonly origin: string;
  /** Goes to a path of this site. */
  readonly push: (path: string) => void;
  /** Goes to any address. */
  readonly assign: (address: string) => void;
}

/**
 * Creates a function that goes to an address. It throws a NavigationError for another site unless the `external` option is set, and
 * always for protocols other than HTTP, such as `javascript:`.
 */
export function createNavigate({ origin, push, assign }: Navigation) {
  return (address: string, { external = false }: { external?: boolean } = {}): void => {
    const url = URL.canParse(address, origin) && new URL(address, origin);
    if (!url || !/^https?:$/.test(url.protocol)) {
      throw new NavigationError(
        `The address ${JSON.stringify(address)} is not a web address and may be unsafe.`,
      );
    }
    if (url.origin === origin) return push(url.pathname + url.search + url.hash);
    if (!external) {
      throw new NavigationError(`${url.href} is another site. Pass { external: true } if that is intended.`);
    }
    assign(url.href);
  };
}
