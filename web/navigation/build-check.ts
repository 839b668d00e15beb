import { watchBuild } from "client-navigation/build-check.ts";

import { hasUnsentInput } from "#quote/form-dom.ts";

/** next.config.ts replaces it with the id, here and in app/api/build. */
declare const BUILD_ID: string;

/** docs/behavior.md §10.4 and §10.5. */
export const buildCheck = watchBuild({ ownId: () => BUILD_ID, address: "/api/build", hasUnsentInput });
