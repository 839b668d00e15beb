import type { Link } from "./types.generated.ts";

export interface LinkContext {
  readonly routes: { pathOf(id: string): string | undefined };
  readonly fileUrl: (assetId: string) => string | undefined;
}

const SAFE_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * The `href` of a link. Undefined if the link is not filled in, its page is not published, or its protocol is not allowed. Links of
 * the kind `quote` open the quote dialog and have no address: see quote/dialog/quote-button.tsx.
 */
export function linkTarget(link: Link, { routes, fileUrl }: LinkContext): string | undefined {
  switch (link.kind) {
    case "internal":
      return link.reference && withAnchor(routes.pathOf(link.reference._ref), link.anchor);
    case "external":
      return safeHref(link.url);
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

function withAnchor(path: string | undefined, anchor: string | undefined): string | undefined {
  return path && anchor ? `${path}#${anchor}` : path;
}

const FORBIDDEN = /[\p{Cc}\\]/u;

/**
 * The trimmed address, or undefined when its protocol is not allowed (docs/behavior.md §10.6). The Studio rejects such
 * addresses too, but content can also come from the API or an import.
 */
export function safeHref(address: string | undefined): string | undefined {
  // A draft may have no address yet.
  const trimmed = address?.trim() ?? "";
  // A browser reads a backslash as a slash and skips line breaks: `/\t/evil.example` leads to another host.
  if (FORBIDDEN.test(trimmed)) return undefined;
  if (/^(?:#|\/(?!\/))/.test(trimmed)) return trimmed;
  const url = URL.parse(trimmed);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? trimmed : undefined;
}

/** Whether an address is an absolute web address. Paths, email addresses and phone numbers are not. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}

/** A 0 that is dialed only within the country. Italy and its neighbors with 378 and 39 keep it. */
const DOMESTIC_ZERO = /(?<=^\+(?!39|378)[\d ]+)\(0\)/;

/** `+86 (27) 8426-0000` → `tel:+862784260000`, with the extension in the parameter `ext` (RFC 3966). */
export function telephone(number: string, extension?: string): string {
  const digits = number.replace(DOMESTIC_ZERO, "").replace(/[^\d+]/g, "");
  return extension ? `tel:${digits};ext=${extension}` : `tel:${digits}`;
}
