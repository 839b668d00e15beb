import { safeHref } from "./href.ts";
import { routeKey, type RouteMap } from "./route-map.ts";
import type { FORWARDING_QUERY_RESULT } from "./types.generated.ts";

export interface Forward {
  /** A path of this site, perhaps with an anchor, or an address elsewhere. */
  readonly to: string;
  readonly isPermanent: boolean;
}

type Redirect = FORWARDING_QUERY_RESULT["redirects"][number];

/**
 * Where an address leads that is no page's own: by a redirect, as another path of a page, or as the id of a blog post.
 * A chain of redirects counts as one, which is permanent if each of its parts is; one that ends nowhere or in itself
 * leads nowhere.
 */
export function createForwarding(
  { redirects, aliases }: FORWARDING_QUERY_RESULT,
  routes: Pick<RouteMap, "all" | "find" | "pathOf">,
) {
  const redirectOf = new Map(redirects.map((redirect) => [routeKey(redirect.from), redirect]));
  const ownerOf = new Map(
    aliases.flatMap((page) => (page.aliases ?? []).map((alias) => [routeKey(alias), page._id])),
  );
  const postOf = new Map(
    routes.all
      .filter(({ _type }) => _type === "blog")
      .map(({ _id, path }) => [`/blog/${_id.toLowerCase()}`, path]),
  );

  function follow(path: string, isPermanent: boolean, passed: ReadonlySet<string>): Forward | undefined {
    const [pathname = "", hash] = path.split("#");
    const key = routeKey(pathname);
    const page = routes.find(key)?.path ?? routes.pathOf(ownerOf.get(key) ?? "") ?? postOf.get(key);
    if (page !== undefined) return { to: hash ? `${page}#${hash}` : page, isPermanent };

    const redirect = redirectOf.get(key);
    const target = redirect && targetOf(redirect);
    if (!target || passed.has(key)) return undefined;
    const isStillPermanent = isPermanent && !redirect.isTemporary;
    if (!target.startsWith("/")) return { to: target, isPermanent: isStillPermanent };
    return follow(target, isStillPermanent, new Set([...passed, key]));
  }

  function targetOf({ page, anchor, address }: Redirect): string | undefined {
    if (page === null) return address === null ? undefined : safeHref(address);
    const path = routes.pathOf(page);
    return path && anchor ? `${path}#${anchor}` : path;
  }

  return {
    find(path: string): Forward | undefined {
      return routes.find(path) ? undefined : follow(path, true, new Set());
    },
  };
}
