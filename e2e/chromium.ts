import chromium from "@sparticuz/chromium";

import { env } from "#env.ts";

/**
 * Launch options for Chromium from npm, or for the developer's own browser. They leave out the package's default arguments, which
 * are for cloud functions and disable cross-site protections that these tests cover.
 */
export async function chromiumOptions() {
  return {
    executablePath: env.chromiumPath ?? (await chromium.executablePath()),
    args: ["--disable-background-networking"],
  };
}
