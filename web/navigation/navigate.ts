// A separate file, because only the quote form loads it.
import { goTo } from "./follow-links.ts";
import { isPrivateAddress } from "./private-address.ts";

/** Goes to an address from code. Throws a NavigationError: see `createNavigate`. */
export function navigate(address: string, options?: { external?: boolean }): void {
  createNavigate({ origin: location.origin, push: pushPath, assign })(address, options);
}

/**
 * Google's tags read each new address. If it is private, a new document is loaded, which removes an email address before the tags load,
 * or does not load them.
 */
function pushPath(path: string): void {
  const isPrivate = "dataLayer" in globalThis && isPrivateAddress(location.origin + path);
  (isPrivate ? assign : goTo)(path);
}

function assign(address: string): void {
  location.assign(address);
}

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
 * Follows the rules of docs/behavior.md §10.6. Throws a NavigationError for another site unless the `external` option is set, and
 * always for protocols other than HTTP, such as `javascript:`.
 */
export function createNavigate({ origin, push, assign: assignAddress }: Navigation) {
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
    assignAddress(url.href);
  };
}
