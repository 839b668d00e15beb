import { readEnv } from "../env.ts";

/** Where content comes from or goes to. */
export interface ContentEnv {
  readonly projectId: string;
  readonly dataset: string;
  /** The embedded lake; undefined: Sanity's own. */
  readonly lakeUrl: string | undefined;
  /** Undefined where nobody needs one: writing to a lake without accounts. */
  readonly token: string | undefined;
}

export const environment: Readonly<Record<string, string | undefined>> = process.env;

/** Throws one error that names every wrong variable. A project id without a lake's address means hosted Sanity. */
export function readContentEnv(
  purpose: "read" | "write",
  variables: Readonly<Record<string, string | undefined>>,
): ContentEnv {
  const { projectId, dataset, lakeUrl, readToken } = readEnv(variables);
  const { SANITY_PROJECT_ID, SANITY_LAKE_URL, SANITY_API_READ_TOKEN, SANITY_API_WRITE_TOKEN } = variables;
  const mayWrite = SANITY_API_WRITE_TOKEN || undefined;
  const isHosted = Boolean(SANITY_PROJECT_ID) && !SANITY_LAKE_URL;
  if (!isHosted) {
    return { projectId, dataset, lakeUrl, token: purpose === "read" ? (mayWrite ?? readToken) : mayWrite };
  }

  const token = purpose === "read" ? (mayWrite ?? (SANITY_API_READ_TOKEN || undefined)) : mayWrite;
  if (token === undefined) {
    const name = purpose === "read" ? "SANITY_API_READ_TOKEN" : "SANITY_API_WRITE_TOKEN";
    throw new Error(
      `${name} is not set. Make a token that may ${purpose} at https://www.sanity.io/manage and put it into .env.`,
    );
  }
  return { projectId, dataset, lakeUrl: undefined, token };
}
