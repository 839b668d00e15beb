import { readEnvironment, root, shell } from "#scripts/env.ts";

/** The origins of the three servers that requests go to. */
export interface Target {
  readonly siteUrl: string;
  readonly studioUrl: string;
  readonly lakeUrl: string;
  /** Signs the webhook deliveries from the lake to the site. */
  readonly revalidateSecret: string;
}

/** The servers that the shell and `.env` name; without them, those of `pnpm start`. */
export function readTarget(): Target {
  const variables = readEnvironment(root, shell);
  return {
    siteUrl: originOf(variables["SITE_URL"] ?? "http://localhost:3000"),
    studioUrl: originOf(variables["STUDIO_URL"] ?? "http://localhost:3333"),
    lakeUrl: originOf(variables["SANITY_LAKE_URL"] ?? "http://localhost:3400"),
    revalidateSecret: variables["SANITY_REVALIDATE_SECRET"] ?? "local-revalidate-secret",
  };
}

function originOf(address: string): string {
  return new URL(address).origin;
}
