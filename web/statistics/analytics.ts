import { askConsent } from "./ask-consent.ts";
import { privateAddress } from "./private-address.ts";

/** What the settings say about measuring. */
export interface Tags {
  readonly measurementId?: string | undefined;
  readonly tagManagerId?: string | undefined;
  readonly asksConsent: boolean;
}

const HOST = "https://www.googletagmanager.com";

/** Google's tags: after the visitor's consent where it is asked for, and never with an address that names a person. */
export async function startAnalytics({ measurementId, tagManagerId, asksConsent }: Tags) {
  if (asksConsent && !(await askConsent())) return undefined;
  // Google's scripts read the address themselves: they do not begin on one that holds an e-mail.
  if (/@|%40/i.test(location.href)) return undefined;

  const push = queue();
  push("set", { page_location: privateAddress(location.href), page_referrer: privateReferrer() });
  if (measurementId !== undefined) {
    push("js", new Date());
    push("config", measurementId, { send_page_view: false });
    load(`${HOST}/gtag/js?id=${encodeURIComponent(measurementId)}`);
  }
  if (tagManagerId !== undefined) {
    globalThis.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
    load(`${HOST}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  }
  const tell = (address: string) => {
    const page = { page_location: privateAddress(address) };
    push("set", page);
    push("event", "page_view", page);
  };
  tell(location.href);
  return tell;
}

declare global {
  var dataLayer: unknown[] | undefined;
}

/** Google's scripts tell a command from other data by its being an `arguments` object. */
function queue(): (...command: unknown[]) => void {
  globalThis.dataLayer ??= [];
  return function push() {
    globalThis.dataLayer?.push(arguments);
  };
}

function load(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.referrerPolicy = "origin";
  document.head.append(script);
}

function privateReferrer(): string {
  return document.referrer === "" ? "" : privateAddress(document.referrer);
}
