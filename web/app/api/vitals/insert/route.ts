import { VITALS_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";

export const POST = adminRoute(VITALS_PATH, 120, { isOptional: true });
