import type { AnalyticsTags } from "#statistics/analytics.ts";
import { startStatistics } from "#statistics/statistics.ts";

import { startBuildWatch } from "./build.ts";
import { followLinks, type Router, watchLinks } from "./follow-links.ts";
import { finishLoading } from "./loading.ts";
import { rememberScroll, restoreScroll } from "./restore-scroll.ts";

const arrivals: ((address: string) => void)[] = [finishLoading, restoreScroll, watchLinks];

/** Once a load of the document, after the page can be used. An editor's preview has no `tags`, because it is not a visit. */
export function startPageEvents(tags: AnalyticsTags | undefined, router: Router): void {
  followLinks(router);
  rememberScroll();
  startBuildWatch();
  closeMenus();
  if (tags) arrivals.push(startStatistics(tags));
}

/** On the first page, and after each change of the route. */
export function arriveAt(address: string): void {
  for (const act of arrivals) act(address);
}

// A link to the page that is shown already changes nothing else; and no open panel covers what a keyboard has reached.
function closeMenus(): void {
  document.addEventListener("click", ({ target }) => {
    const panel = target instanceof Element ? target.closest("a")?.closest("[popover]") : null;
    if (panel instanceof HTMLElement && panel.matches(":popover-open")) panel.hidePopover();
  });
  // Remembered: to look for it in a long page whenever something gets the focus would keep a tap waiting.
  let last = document.querySelector<HTMLElement>(":popover-open");
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLElement && target.popover) last = target;
    },
    true,
  );
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Node && !last?.parentElement?.contains(target)) last?.hidePopover();
  });
}
