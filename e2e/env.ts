import { join } from "node:path";

import * as v from "valibot";

const AttackScale = v.optional(v.picklist(["fast", "normal", "full"]), "normal");

/** Addresses of the servers under test. Defaults to what `pnpm start` runs; the test script sets all of them. */
function readEnv(variables: Record<string, string | undefined>) {
  return {
    siteUrl: variables["E2E_SITE_URL"] ?? variables["SITE_URL"] ?? "http://localhost:3000",
    studioUrl: variables["E2E_STUDIO_URL"] ?? variables["STUDIO_URL"] ?? "http://localhost:3333",
    lakeUrl: variables["E2E_LAKE_URL"] ?? variables["SANITY_LAKE_URL"] ?? "http://localhost:3400",
    adminUrl: variables["E2E_ADMIN_URL"] ?? variables["ADMIN_API_URL"] ?? "http://localhost:3500",
    /** These stop and restart the lake and the admin API: testing/server-control.ts. */
    lakeControlUrl: variables["E2E_LAKE_CONTROL_URL"],
    adminControlUrl: variables["E2E_ADMIN_CONTROL_URL"],
    /** The data folder of the lake under test, for `pnpm lake user` and for the lake's key. */
    dataDirectory: variables["DATA_DIR"] ?? join(import.meta.dirname, "../.data"),
    /** How much load the tests in security/ cause. `fast` also leaves out those that break servers or take minutes. */
    attackScale: v.parse(AttackScale, variables["ATTACK_SCALE"]),
    reportFile: variables["E2E_REPORT"],
    artifacts: variables["E2E_ARTIFACTS"] ?? "test-results",
    chromiumPath: variables["CHROMIUM_PATH"],
    /** The folder that contains the site under test and its build. */
    siteFolder: variables["E2E_SITE_FOLDER"] ?? join(import.meta.dirname, "../web"),
    /** The environment of processes that a test starts. */
    shell: variables,
  };
}

export const env = readEnv(process.env);
