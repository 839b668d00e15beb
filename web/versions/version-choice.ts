// Only pages with a block that has a second version load this script. build-scripts.ts bundles it.
import { VERSIONS_PATH } from "contracts/endpoints.ts";
import type { VersionEvent, VersionStatistic } from "contracts/statistics.ts";

import { watchQuoteForm } from "#quote/watch-quote-form.ts";
import { optsOut } from "#statistics/opt-out.ts";
import { sendStatistic } from "#statistics/send-statistic.ts";

import { showVersion, VERSION_CHOICE } from "./show-version.ts";

/** Behind the two versions of a block: chooses one after client navigation, and counts what visitors do on this page view. */
class VersionChoice extends HTMLElement {
  connectedCallback(): void {
    const version = showVersion(this);
    if (optsOut(navigator)) return;
    const { block = "", page: pageUrl = "" } = this.dataset;
    const counted = new Set<VersionEvent>();
    const count = (event: VersionEvent) => {
      // The page view ends when client navigation removes the element.
      if (counted.has(event) || !this.isConnected) return;
      counted.add(event);
      const statistic: VersionStatistic = { pageUrl, block, version, event };
      sendStatistic(VERSIONS_PATH, statistic);
    };
    count("viewed");
    watchQuoteForm(
      () => count("quoteOpened"),
      () => count("quoteSent"),
    );
  }
}

if (!customElements.get(VERSION_CHOICE)) customElements.define(VERSION_CHOICE, VersionChoice);
