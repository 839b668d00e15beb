import { QUOTE_REQUEST_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";

import { visitHeaders } from "./visit-headers.ts";

/**
 * Forwards a quote request to the admin API, which keeps it and mails it to staff. An office behind one address sends a few in an hour; at eight
 * a minute for a whole day, a flood would take 370 MB.
 */
export const forwardQuote = adminRoute(QUOTE_REQUEST_PATH, 8, {
  addedHeaders: visitHeaders,
  maxAcceptedPerDay: 500,
});
