import { safeHref } from "./href.ts";
import type { RouteMap } from "./resolve-path.ts";
import type { Link } from "./types.generated.ts";

export interface LinkContext {
  readonly routes: Pick<RouteMap, "pathOf">;
  readonly fileUrl: (assetId: string) => string | undefined;
}

/**
 * Where a link leads; undefined when it leads nowhere (not filled in, its page is not published, its protocol is
 * refused). Links of the kind `quote` open the quote form and have no address: see quote/quote-opener.tsx.
 */
export function linkTarget(link: Link, { routes, fileUrl }: LinkContext): string | undefined {
  switch (link.kind) {
    case "internal":
      return link.reference && atAnchor(routes.pathOf(link.reference._ref), link.anchor);
    case "external":
      return link.url && safeHref(link.url);
    case "email":
      return link.email && safeHref(`mailto:${link.email}`);
    case "phone":
      return link.phone && safeHref(telephone(link.phone));
    case "file":
      return link.file?.asset && fileUrl(link.file.asset._ref);
    case "quote":
    case undefined:
    default:
      return undefined;
  }
}

function atAnchor(path: string | undefined, anchor: string | undefined): string | undefined {
  return path && anchor ? `${path}#${anchor}` : path;
}

/** `+86 (27) 8426-0000` → `tel:+862784260000`; an extension is dialled after a pause (RFC 3966). */
export function telephone(number: string, extension?: string): string {
  const digits = number.replace(/[^\d+]/g, "");
  return extension ? `tel:${digits};ext=${extension}` : `tel:${digits}`;
}
