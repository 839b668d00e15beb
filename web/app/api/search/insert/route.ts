import { SEARCHES_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";

export const POST = adminRoute(SEARCHES_PATH, 120, { isOptional: true });
