import { UPLOAD_SIGNATURE_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/route.ts";

export const POST = adminRoute(UPLOAD_SIGNATURE_PATH, 30);
