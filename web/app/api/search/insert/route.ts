import { SEARCHES_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";

export const POST = adminRoute(SEARCHES_PATH, 120, {
  isOptional: true,
  // A day has 500 different searches, so that one visitor must not invent all of them.
  maxRequestsPerDay: 100,
});
