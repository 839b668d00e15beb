import { STATISTIC_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";

export const POST = adminRoute(STATISTIC_PATH, 120);
