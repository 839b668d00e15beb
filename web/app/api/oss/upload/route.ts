import { UPLOAD_SIGNATURE_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";

export const POST = adminRoute(UPLOAD_SIGNATURE_PATH, 30, { sendsAddress: true });
