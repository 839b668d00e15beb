import { VITALS_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";
import { campaignIn } from "#statistics/campaign-in.ts";
import { isPageOfSite } from "#statistics/page-of-site.ts";

export const POST = adminRoute(VITALS_PATH, 120, {
  isOptional: true,
  isWanted: isPageOfSite,
  // A day has 500 different campaigns, so that one visitor must not invent all of them.
  names: { nameIn: campaignIn, maxPerDay: 20 },
});
