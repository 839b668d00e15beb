import { MAX_SIGNATURES_PER_MINUTE, UPLOAD_SIGNATURE_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";

export const POST = adminRoute(UPLOAD_SIGNATURE_PATH, MAX_SIGNATURES_PER_MINUTE, { sendsAddress: true });
