"use client";

import { followLinks, observeLinks, type Router } from "client-navigation/follow-links.ts";
import { finishLoading } from "client-navigation/loading-bar.ts";
import { restoreScroll, watchScroll } from "client-navigation/scroll-restoration.ts";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

import { buildCheck } from "#shell/build-check.ts";
import type { AnalyticsTags } from "#statistics/analytics.ts";
import { startStatistics } from "#statistics/statistics.ts";

/** Starts navigation and statistics, and notifies them of each page. Renders nothing. Without `tags` the visit is not counted. */
export function PageEvents({ tags }: { tags: AnalyticsTags | undefined }) {
  const path = usePathname();
  const router = useRouter();
  const isStarted = useRef(false);

  useEffect(() => {
    if (!isStarted.current) start(tags, router);
    isStarted.current = true;
    for (const listener of pageListeners) listener(location.origin + path);
  }, [path, tags, router]);

  return null;
}

/** Called with the address of the first page and after each route change. */
const pageListeners: ((address: string) => void)[] = [finishLoading, restoreScroll, observeLinks];

/** Once per document. An editor's preview has no `tags`, because it is not a visit. */
function start(tags: AnalyticsTags | undefined, router: Router): void {
  followLinks(router, isClientPage);
  watchScroll();
  buildCheck.start();
  closeMenus();
  if (tags) pageListeners.push(startStatistics(tags));
}

/**
 * Not the search, which is rendered for each visitor and not worth a prefetch, and no path with capital letters: proxy.ts rewrites it, and
 * Next 16.4.6 requests a rewritten address again and again.
 */
function isClientPage(path: string): boolean {
  return /^\/(?!api\/|thankyou|search$)[^A-Z.%]*$/.test(path);
}

/** Closes an open menu when the visitor follows one of its links (even to the current page) or when the focus leaves it. */
function closeMenus(): void {
  document.addEventListener("click", ({ target }) => {
    const panel = target instanceof Element ? target.closest("a")?.closest("[popover]") : null;
    if (panel instanceof HTMLElement && panel.matches(":popover-open")) panel.hidePopover();
  });
  // Stored in a variable, because searching a long page on each focus change would delay the response to a tap.
  let lastOpened = document.querySelector<HTMLElement>(":popover-open");
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLElement && target.popover) lastOpened = target;
    },
    true,
  );
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Node && !lastOpened?.parentElement?.contains(target)) lastOpened?.hidePopover();
  });
}
