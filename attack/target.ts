import { shell } from "#scripts/env.ts";
import { readEnvironment } from "#scripts/environment.ts";
import { root } from "#scripts/prepare.ts";

/** The servers under attack, by their addresses. */
export interface Target {
  readonly site: string;
  readonly studio: string;
  readonly lake: string;
  /** Signs what the lake tells the site. */
  readonly revalidateSecret: string;
}

/** What `.env` and the shell name, or else what `pnpm start` runs without them. */
export function readTarget(): Target {
  const set = readEnvironment(root, shell);
  return {
    site: originOf(set["SITE_URL"] ?? "http://localhost:3000"),
    studio: originOf(set["STUDIO_URL"] ?? "http://localhost:3333"),
    lake: originOf(set["SANITY_LAKE_URL"] ?? "http://localhost:3400"),
    revalidateSecret: set["SANITY_REVALIDATE_SECRET"] ?? "local-revalidate-secret",
  };
}

function originOf(address: string): string {
  return new URL(address).origin;
}
