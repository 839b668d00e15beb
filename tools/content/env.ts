import { mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";

import { readLocalKey } from "content-lake/local-key";
import { dataset, projectId, readEnvironment, webAddress } from "contracts/environment.ts";
import * as v from "valibot";

import { createTemporaryFolder } from "../run/secrets.ts";

/** The project and dataset to read or write, and how to reach them. */
export interface ContentEnv {
  readonly projectId: string;
  readonly dataset: string;
  /** The address of the embedded lake. Undefined for hosted Sanity. */
  readonly lakeUrl: string | undefined;
  /** By default the key of the lake that runs on the same data. */
  readonly token: string;
}

const Settings = v.object({
  DATA_DIR: v.optional(v.string(), ".data"),
  SANITY_DATASET: v.optional(dataset, "production"),
  SANITY_LAKE_URL: v.optional(webAddress),
  SANITY_PROJECT_ID: v.optional(projectId),
  SANITY_API_READ_TOKEN: v.optional(v.string()),
  SANITY_API_WRITE_TOKEN: v.optional(v.string()),
});

export const environment: Readonly<Record<string, string | undefined>> = process.env;

/** Makes this process, for example @sanity/import in it, use a new folder in DATA_DIR for temporary files, and returns it. */
export function usePrivateTemporaryFolder(): string {
  const parent = createTemporaryFolder(resolve(process.env["DATA_DIR"] || ".data"));
  const folder = mkdtempSync(join(parent, "command-"));
  process.env["TMPDIR"] = folder;
  return folder;
}

/** Throws one Error that names every invalid variable. A project id without SANITY_LAKE_URL means hosted Sanity. */
export function readContentEnv(
  purpose: "read" | "write",
  variables: Readonly<Record<string, string | undefined>>,
): ContentEnv {
  const set = readEnvironment(Settings, variables);
  const target = { projectId: set.SANITY_PROJECT_ID ?? "local000", dataset: set.SANITY_DATASET };
  const token = set.SANITY_API_WRITE_TOKEN ?? (purpose === "read" ? set.SANITY_API_READ_TOKEN : undefined);
  if (set.SANITY_LAKE_URL !== undefined || set.SANITY_PROJECT_ID === undefined) {
    const lakeUrl = set.SANITY_LAKE_URL ?? "http://localhost:3400";
    const ownToken = token ?? readLocalKey(set.DATA_DIR);
    if (ownToken !== undefined) return { ...target, lakeUrl, token: ownToken };
    throw new Error(
      `No lake has run in ${set.DATA_DIR}. Start it with pnpm start, or set DATA_DIR to its data, or SANITY_API_WRITE_TOKEN to a token of it.`,
    );
  }
  if (token === undefined) {
    const name = purpose === "read" ? "SANITY_API_READ_TOKEN" : "SANITY_API_WRITE_TOKEN";
    throw new Error(
      `${name} is not set. Create a token that may ${purpose} at https://www.sanity.io/manage and put it into .env.`,
    );
  }
  return { ...target, lakeUrl: undefined, token };
}
