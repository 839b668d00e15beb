import { VERSIONS_PATH } from "contracts/endpoints.ts";

import { adminRoute } from "#admin-api/proxy.ts";
import { isVersionOfSite } from "#versions/version-of-site.ts";

export const POST = adminRoute(VERSIONS_PATH, 120, { isOptional: true, isWanted: isVersionOfSite });
