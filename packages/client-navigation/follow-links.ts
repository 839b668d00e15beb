import { savesData } from "./connection.ts";
import { startLoading } from "./loading-bar.ts";
import { saveScrollPosition } from "./scroll-restoration.ts";

/** The part of Next's router that is used here. */
export interface Router {
  readonly push: (path: string) => void;
  /** Next limits this to four pages at a time. */
  readonly prefetch: (path: string) => void;
}

/** Set after hydration. Until then, links load a new document. */
let router: Router | undefined;

/** Whether a path of this site is a page that the router can show. */
type IsPage = (path: string) => boolean;

let isPage: IsPage;

/** Goes to a path on this site, by client navigation if the router is ready. */
export function goTo(path: string): void {
  startLoading(path);
  saveScrollPosition();
  if (router) router.push(path);
  else location.assign(path);
}

let observer: IntersectionObserver | undefined;

/**
 * Follows links to pages of this site by client navigation. Links in the content are prefetched when they come into view, and all
 * others on hover or focus. Nothing is prefetched while the connection is slow.
 */
export function followLinks(next: Router, isPageOfRouter: IsPage): void {
  router = next;
  isPage = isPageOfRouter;
  document.addEventListener("click", follow);
  addEventListener("popstate", () => startLoading(location.href));

  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) prefetchLink(target);
  });
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, ({ target }) => prefetchLink(target), { passive: true });
  }
}

/** Call this when the page has changed, because its links are new elements. */
export function observeLinks(): void {
  observer?.disconnect();
  for (const link of document.querySelectorAll("main a[href]")) observer?.observe(link);
}

function follow(event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const link = closestLink(event.target);
  if (!link || button > 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
  if (isOnThisPage(link)) return keepHistoryState();
  const path = pagePath(link);
  if (path === undefined) return;
  event.preventDefault();
  goTo(path);
}

// The browser follows hash links itself, because that also moves the focus. But the new history entry has no state, and without it
// Next does not recognize the page when the visitor goes back.
function keepHistoryState(): void {
  const state: unknown = history.state;
  const keep = () => history.state === null && history.replaceState(state, "");
  addEventListener("hashchange", keep, { once: true });
}

function prefetchLink(target: EventTarget | null): void {
  if (savesData(navigator)) return;
  const link = closestLink(target);
  const path = link && !isOnThisPage(link) ? pagePath(link) : undefined;
  if (path !== undefined) router?.prefetch(path);
}

/**
 * The path of a link within this site. Undefined if the browser must follow the link itself. That includes a page in another language,
 * which needs a new document.
 */
function pagePath({
  origin,
  pathname,
  search,
  hash,
  target,
  hreflang,
  download,
}: HTMLAnchorElement): string | undefined {
  const isFollowed = origin === location.origin && !download && !target && !hreflang && isPage(pathname);
  return isFollowed ? pathname + search + hash : undefined;
}

function isOnThisPage({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== "" && href.split("#")[0] === location.href.split("#")[0];
}

function closestLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
