import { QUOTE_REQUEST_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";

export const POST = adminRoute(QUOTE_REQUEST_PATH, 8);
