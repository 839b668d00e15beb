import { askConsent } from "./consent.ts";
import { anonymizeAddress } from "./page-statistic.ts";

/** The analytics tags in the site's settings. */
export interface AnalyticsTags {
  readonly measurementId?: string | undefined;
  readonly tagManagerId?: string | undefined;
  readonly asksConsent: boolean;
}

const HOST = "https://www.googletagmanager.com";

/**
 * Loads Google's tags and sends the page view of the current page. If the settings require consent, asks the visitor first. Returns
 * a function that sends further page views, or undefined if nothing was loaded.
 */
export async function startAnalytics({ measurementId, tagManagerId, asksConsent }: AnalyticsTags) {
  if (asksConsent && !(await askConsent())) return undefined;
  // Google's scripts read the address of the page, so they are not loaded if it contains an email address.
  if (/@|%40/i.test(location.href)) return undefined;

  const gtag = createGtag();
  gtag("set", {
    page_location: anonymizeAddress(location.href),
    page_referrer: document.referrer && anonymizeAddress(document.referrer),
  });
  if (measurementId !== undefined) {
    gtag("js", new Date());
    gtag("config", measurementId, { send_page_view: false });
    loadScript(`${HOST}/gtag/js?id=${encodeURIComponent(measurementId)}`);
  }
  if (tagManagerId !== undefined) {
    globalThis.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
    loadScript(`${HOST}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  }
  const sendPageView = (address: string) => {
    const page = { page_location: anonymizeAddress(address) };
    gtag("set", page);
    gtag("event", "page_view", page);
  };
  sendPageView(location.href);
  return sendPageView;
}

declare global {
  var dataLayer: unknown[] | undefined;
}

/** Creates Google's `gtag` function. A command in `dataLayer` must be an `arguments` object, not an array. */
function createGtag(): (...command: unknown[]) => void {
  globalThis.dataLayer ??= [];
  return function gtag() {
    globalThis.dataLayer?.push(arguments);
  };
}

function loadScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.referrerPolicy = "origin";
  document.head.append(script);
}
