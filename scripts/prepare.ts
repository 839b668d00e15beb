import { join } from "node:path";

import { addressesOf, type Addresses, placesOf } from "./addresses.ts";
import { shell } from "./env.ts";
import { readEnvironment, type Variables } from "./environment.ts";
import { Failure } from "./failure.ts";
import { assertFree } from "./ports.ts";

export const root = join(import.meta.dirname, "..");

export interface Setting {
  readonly variables: Variables;
  readonly addresses: Addresses;
  readonly revalidateSecret: string;
}

/** Everything that can be wrong before a process starts. Throws a Failure that names the variable or the port. */
export async function prepare(): Promise<Setting> {
  const variables = readEnvironment(root, shell);
  const { revalidateSecret, ...settings } = await settingsOf(variables);
  const addresses = addressesOf(settings);
  await assertFree(placesOf(addresses));
  return { variables, addresses, revalidateSecret };
}

/** Each process checks its own variables; asking all of them first stops a bad value before anything is built. */
async function settingsOf(variables: Variables) {
  try {
    // Imported here because each module also reads this process's own variables, and may refuse them.
    const [web, backend] = await Promise.all([import("../web/env.ts"), import("../backend/env.ts")]);
    const { siteUrl, studioUrl, lakeUrl, revalidateSecret } = web.readEnv(variables);
    const { port: backendPort } = backend.readEnv(variables);
    if (lakeUrl === undefined && !variables["ADMIN_API_URL"]) throw new Error(NO_ADMIN_HOST);
    return { siteUrl, studioUrl, lakeUrl, backendPort, revalidateSecret };
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

const NO_ADMIN_HOST = [
  "Invalid environment. See .env.example.",
  "  ADMIN_API_URL: has no default with Sanity's lake: no backend is started then, and quote requests would reach nobody",
].join("\n");
