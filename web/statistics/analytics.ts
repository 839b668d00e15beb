import { askConsent } from "./consent.ts";
import { anonymizeAddress } from "./page-statistic.ts";

/** The analytics tags that the site's settings name. */
export interface AnalyticsTags {
  readonly measurementId?: string | undefined;
  readonly tagManagerId?: string | undefined;
  readonly asksConsent: boolean;
}

const HOST = "https://www.googletagmanager.com";

/**
 * Loads Google's tags, with the visitor's consent where the settings ask for it, and sends the page view of the current page.
 * Returns the function that sends further page views; undefined when nothing was loaded.
 */
export async function startAnalytics({ measurementId, tagManagerId, asksConsent }: AnalyticsTags) {
  if (asksConsent && !(await askConsent())) return undefined;
  // Google's scripts read the address themselves, so they are not loaded on one that holds an email.
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

/** Google's scripts recognize a command in `dataLayer` by its type: it must be an `arguments` object. */
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
