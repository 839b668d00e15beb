import { resolve } from "node:path";

import { readEnvironment, root, shell } from "../../tools/run/env.ts";

/** The origins of the four servers that requests go to. */
export interface Target {
  readonly siteUrl: string;
  readonly studioUrl: string;
  readonly lakeUrl: string;
  readonly adminUrl: string;
  /** The DATA_DIR of the lake and the admin API. It contains the lake's key. */
  readonly dataDirectory: string;
  /** The site's token, which reads drafts. */
  readonly readToken: string;
  /** The secret that signs the lake's webhook deliveries to the site. */
  readonly revalidateSecret: string;
}

/**
 * The servers that are set in the shell and `.env`, or else those of `pnpm start`. Throws an Error if their secrets are neither set
 * nor in DATA_DIR.
 */
export function readTarget(): Target {
  const variables = readEnvironment(root, shell);
  const { SANITY_API_READ_TOKEN: readToken, SANITY_REVALIDATE_SECRET: revalidateSecret } = variables;
  if (!readToken || !revalidateSecret) {
    throw new Error(
      "The secrets of the site are not known. Start it with `pnpm start` in this folder, or set DATA_DIR, or both secrets.",
    );
  }
  return {
    siteUrl: originOf(variables["SITE_URL"] ?? "http://localhost:3000"),
    studioUrl: originOf(variables["STUDIO_URL"] ?? "http://localhost:3333"),
    lakeUrl: originOf(variables["SANITY_LAKE_URL"] ?? "http://localhost:3400"),
    adminUrl: originOf(variables["ADMIN_API_URL"] ?? "http://localhost:3500"),
    dataDirectory: resolve(root, variables["DATA_DIR"] ?? ".data"),
    readToken,
    revalidateSecret,
  };
}

function originOf(address: string): string {
  return new URL(address).origin;
}
