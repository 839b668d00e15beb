import { savesData } from "./connection.ts";
import { startLoading } from "./loading-bar.ts";
import { saveScrollPosition } from "./scroll-restoration.ts";

/** The part of Next's router that is used here. */
export interface Router {
  readonly push: (path: string) => void;
  /** Next itself prefetches at most four pages at a time. */
  readonly prefetch: (path: string) => void;
}

/** Set after hydration; until then the browser loads the next document. */
let router: Router | undefined;

/** Goes to a path of this site, without loading a new document where that is possible. */
export function goTo(path: string): void {
  startLoading(path);
  saveScrollPosition();
  if (router) router.push(path);
  else location.assign(path);
}

let observer: IntersectionObserver | undefined;

/**
 * Follows links to pages of this site without loading a new document. Links in the content are prefetched when they come into
 * view, all others on hover or focus; on slow connections none are.
 */
export function followLinks(next: Router): void {
  router = next;
  document.addEventListener("click", follow);
  addEventListener("popstate", () => startLoading(location.href));
  if (savesData(navigator)) return;

  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) prefetchLink(target);
  });
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, ({ target }) => prefetchLink(target), { passive: true });
  }
}

/** Call it when the page has changed: its links are new elements. */
export function observeLinks(): void {
  observer?.disconnect();
  for (const link of document.querySelectorAll("main a[href]")) observer?.observe(link);
}

function follow(event: MouseEvent): void {
  const isPlainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = closestLink(event.target);
  if (!link || event.defaultPrevented || !isPlainClick) return;
  if (isOnThisPage(link)) return keepHistoryState();
  const path = pagePath(link);
  if (path === undefined) return;
  event.preventDefault();
  goTo(path);
}

// The browser follows a hash link itself, because it moves the focus too. Its new history entry has no state, and without the
// state Next does not recognize the page when the visitor comes back.
function keepHistoryState(): void {
  const state: unknown = history.state;
  const keep = () => history.state === null && history.replaceState(state, "");
  addEventListener("hashchange", keep, { once: true });
}

function prefetchLink(target: EventTarget | null): void {
  const link = closestLink(target);
  const path = link && !isOnThisPage(link) ? pagePath(link) : undefined;
  if (path !== undefined) router?.prefetch(path);
}

/**
 * The path of a link within this site; undefined where the browser must follow it. That includes the search, which is rendered for each
 * visitor and not worth a prefetch, and paths with capital letters:
 * proxy.ts rewrites them, and Next 16.4.6 requests a rewritten address again and again.
 */
function pagePath({
  origin,
  pathname,
  search,
  hash,
  target,
  download,
}: HTMLAnchorElement): string | undefined {
  const isPage = origin === location.origin && /^\/(?!api\/|thankyou|search$)[^A-Z.%]*$/.test(pathname);
  if (!isPage || download !== "" || !["", "_self"].includes(target)) return undefined;
  return pathname + search + hash;
}

function isOnThisPage({ origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== "" && origin + pathname + search === location.origin + location.pathname + location.search;
}

function closestLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
