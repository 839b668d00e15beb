import { readSecrets } from "../../scripts/secrets.ts";
import { readEnv } from "../env.ts";

/** The project and dataset to read or write, and how to reach them. */
export interface ContentEnv {
  readonly projectId: string;
  readonly dataset: string;
  /** The address of the embedded lake. Undefined for hosted Sanity. */
  readonly lakeUrl: string | undefined;
  /** Undefined for a lake without accounts. */
  readonly token: string | undefined;
}

export const environment: Readonly<Record<string, string | undefined>> = process.env;

/** Throws one Error that names every invalid variable. A project id without SANITY_LAKE_URL means hosted Sanity. */
export function readContentEnv(
  purpose: "read" | "write",
  variables: Readonly<Record<string, string | undefined>>,
): ContentEnv {
  const { projectId, dataset, lakeUrl, dataDirectory } = readEnv(variables);
  const { SANITY_PROJECT_ID, SANITY_LAKE_URL, SANITY_API_READ_TOKEN, SANITY_API_WRITE_TOKEN } = variables;
  const writeToken = SANITY_API_WRITE_TOKEN || undefined;
  const readToken = SANITY_API_READ_TOKEN || undefined;
  const isHosted = Boolean(SANITY_PROJECT_ID) && !SANITY_LAKE_URL;
  if (!isHosted) {
    const generated = () => readSecrets(dataDirectory)?.SANITY_API_READ_TOKEN;
    return {
      projectId,
      dataset,
      lakeUrl,
      token: purpose === "read" ? (writeToken ?? readToken ?? generated()) : writeToken,
    };
  }

  const token = purpose === "read" ? (writeToken ?? readToken) : writeToken;
  if (token === undefined) {
    const name = purpose === "read" ? "SANITY_API_READ_TOKEN" : "SANITY_API_WRITE_TOKEN";
    throw new Error(
      `${name} is not set. Create a token that may ${purpose} at https://www.sanity.io/manage and put it into .env.`,
    );
  }
  return { projectId, dataset, lakeUrl: undefined, token };
}
