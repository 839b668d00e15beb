import { VITALS_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";
import { isPageOfSite } from "#statistics/page-of-site.ts";

export const POST = adminRoute(VITALS_PATH, 120, { isOptional: true, isWanted: isPageOfSite });
