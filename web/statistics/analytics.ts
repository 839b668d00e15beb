import { getStored, setStored } from "browser-kit/browser-storage.ts";

import { browserWords } from "#locale/browser-words.ts";
import * as english from "#locale/en/consent.ts";
import { anonymizeAddress, isPrivateAddress } from "#navigation/private-address.ts";
import { buttonClass } from "#ui/button.ts";

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
  // Google's scripts read the addresses of the page and of the one before.
  const { href } = location;
  if ([href, document.referrer || href].some(isPrivateAddress)) return undefined;

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

const KEY = "analytics-consent";

/** Returns the stored answer, or asks the visitor and waits for the answer. */
async function askConsent(): Promise<boolean> {
  const stored = getStored("localStorage", KEY);
  // Without storage the answer cannot be remembered, and every page would ask again. So none asks.
  if (stored === undefined) return false;
  if (stored !== null) return stored === "yes";
  const isGiven = await showConsentBar();
  setStored("localStorage", KEY, isGiven ? "yes" : "no");
  return isGiven;
}

/** Shows a bar at the bottom of the window, which does not block the page. Both buttons look the same. */
function showConsentBar(): Promise<boolean> {
  const { label, text, yes, no } = browserWords(english).consent;
  const bar = document.createElement("section");
  bar.setAttribute("aria-label", label);
  bar.className =
    "fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-3 border-t-2 border-ink bg-white px-edge py-4 text-15 print:hidden";
  const question = document.createElement("p");
  question.textContent = text;
  question.className = "me-auto";
  const answer = Promise.withResolvers<boolean>();
  bar.append(question, createButton(yes, true), createButton(no, false));
  document.body.append(bar);
  // Keeps a focused link from being scrolled behind the bar.
  const { style } = document.documentElement;
  style.scrollPaddingBottom = `${bar.offsetHeight}px`;
  return answer.promise;

  function createButton(name: string, isConsent: boolean): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.className = `cursor-pointer ${buttonClass("secondary", "small")}`;
    button.addEventListener("click", () => {
      bar.remove();
      style.scrollPaddingBottom = "";
      answer.resolve(isConsent);
    });
    return button;
  }
}
