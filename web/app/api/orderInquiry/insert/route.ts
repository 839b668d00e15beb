import { MAX_QUOTES_PER_DAY, MAX_QUOTES_PER_MINUTE, QUOTE_REQUEST_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";
import { visitHeaders } from "#quote/visit-headers.ts";

export const POST = adminRoute(QUOTE_REQUEST_PATH, MAX_QUOTES_PER_MINUTE, {
  addedHeaders: visitHeaders,
  maxAcceptedPerDay: MAX_QUOTES_PER_DAY,
  sendsAddress: true,
});
