import chromium from "@sparticuz/chromium";

import { env } from "#env.ts";

/**
 * Chromium from npm, or the developer's own. The package's default arguments are for a sandboxed cloud function: they
 * disable cross-site protections that these tests cover, so they are not used.
 */
export async function chromiumOptions() {
  return {
    executablePath: env.chromiumPath ?? (await chromium.executablePath()),
    args: ["--disable-background-networking"],
  };
}
