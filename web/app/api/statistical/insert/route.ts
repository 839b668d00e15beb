import { STATISTIC_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/route.ts";

export const POST = adminRoute(STATISTIC_PATH, 120);
