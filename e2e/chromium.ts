import chromium from "@sparticuz/chromium";

import { env } from "#env.ts";

/**
 * Chromium as it comes from npm, or a person's own. The package's own arguments are for a sealed cloud function: they
 * switch off what protects one site from another, which is part of what is tested here.
 */
export async function chromiumOptions() {
  return {
    executablePath: env.chromiumPath ?? (await chromium.executablePath()),
    args: ["--disable-background-networking"],
  };
}
