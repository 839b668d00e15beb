import { isThrifty } from "../thrift.ts";
import { startLoading } from "./loading.ts";
import { notePlace } from "./restore-scroll.ts";
import { withWholePage } from "./whole-page.ts";

/** What Next's router does for us. */
export interface Router {
  readonly push: (path: string) => void;
  /** Four at a time at most: Next sees to that. */
  readonly prefetch: (path: string) => void;
}

let router: Router | undefined;
let observer: IntersectionObserver | undefined;

/** Goes to a path of this site without loading the document anew, where that is possible. */
export function goTo(path: string): void {
  startLoading(path);
  notePlace();
  if (router) router.push(path);
  else location.assign(path);
}

/**
 * From now on follows every link to a page of this site. What the links in the content lead to is fetched ahead when they
 * come into view, the rest when somebody points at it; on thrifty connections nothing is.
 */
export function followLinks(next: Router): void {
  router = next;
  document.addEventListener("click", follow);
  addEventListener("popstate", () => startLoading(location.href));
  if (isThrifty(navigator)) return;

  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) fetchAhead(target);
  });
  for (const sign of ["pointerover", "focusin"]) {
    document.addEventListener(sign, ({ target }) => fetchAhead(target), { passive: true });
  }
}

/** Call it when the page has changed: its links are new. */
export function watchLinks(): void {
  observer?.disconnect();
  for (const link of document.querySelectorAll("main a[href]")) observer?.observe(link);
}

function follow(event: MouseEvent): void {
  const isPlainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = linkAt(event.target);
  if (!link || event.defaultPrevented || !isPlainClick) return;
  if (isOnThisPage(link)) {
    void withWholePage();
    return keepState();
  }
  const path = pagePath(link);
  if (path === undefined) return;
  event.preventDefault();
  goTo(path);
}

// The browser goes to the place itself, as it moves the focus too. Its new entry in the history must say whose it is, or
// Next does not know it when the visitor comes back to it.
function keepState(): void {
  const state: unknown = history.state;
  const keep = () => history.state === null && history.replaceState(state, "");
  addEventListener("hashchange", keep, { once: true });
}

function fetchAhead(target: EventTarget | null): void {
  const link = linkAt(target);
  const path = link && !isOnThisPage(link) ? pagePath(link) : undefined;
  if (path !== undefined) router?.prefetch(path);
}

/**
 * The path that a link leads to within this site; undefined for whatever the browser follows better itself. So it does with
 * capital letters: proxy.ts rewrites them, and Next 16.4.6 asks for a rewritten address again and again.
 */
function pagePath({
  origin,
  pathname,
  search,
  hash,
  target,
  download,
}: HTMLAnchorElement): string | undefined {
  const isPage = origin === location.origin && /^\/(?!api\/|thankyou)[^A-Z.%]*$/.test(pathname);
  if (!isPage || download !== "" || !["", "_self"].includes(target)) return undefined;
  return pathname + search + hash;
}

function isOnThisPage({ origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== "" && origin + pathname + search === location.origin + location.pathname + location.search;
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
