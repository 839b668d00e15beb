const SAFE_PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * An address that may stand in a link, or undefined. The Studio refuses dangerous protocols when they are typed
 * (Spec §8); content can also arrive by API or import, so they are refused here again.
 */
export function safeHref(address: string): string | undefined {
  const trimmed = address.trim();
  if (/^(?:#|\/(?![/\\]))/.test(trimmed)) return trimmed;
  const url = URL.parse(trimmed);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? trimmed : undefined;
}

/** Whether an address leads to a website by its full address; a path, e-mail or phone number does not. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}
