import * as v from "valibot";

// Schemas of environment variables, which each process reads in its env.ts.

/** A web address, without a slash at the end. */
export const webAddress = v.config(
  v.pipe(
    v.string(),
    v.url("must be an address such as http://localhost:3000"),
    v.regex(/^https?:\/\//, "must begin with http:// or https://"),
    v.transform((value) => value.replace(/\/+$/, "")),
  ),
  { abortPipeEarly: true },
);

export const projectId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, "may hold only a-z, 0-9 and dashes"),
);

export const dataset = v.pipe(v.string(), v.regex(/^[a-z0-9_~-]+$/, "may hold only a-z, 0-9, _, ~ and -"));

/** Earlier versions had these defaults, so everybody can know them. */
const PUBLIC_SECRETS = new Set(["local-read-token", "local-revalidate-secret"]);

function secret(minLength: number) {
  return v.pipe(
    v.string(),
    v.minLength(minLength, `needs at least ${minLength} characters`),
    v.check(
      (value) => !PUBLIC_SECRETS.has(value),
      "is a public default of an earlier version. Remove it, and a random one is generated",
    ),
  );
}

/** Reads drafts. */
export const readToken = secret(8);

/** Signs the webhooks of the lake, and what the site sends to the embedded admin API. */
export const revalidateSecret = secret(16);

type Variables = Readonly<Record<string, string | undefined>>;

/** The checked variables; an empty one counts as not set. Throws one error about all wrong variables. */
export function readEnvironment<const Schema extends v.GenericSchema>(
  schema: Schema,
  variables: Variables,
): v.InferOutput<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(schema, set);
  if (parsed.success) return parsed.output;
  throw environmentError(parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
}

/** The error about wrong variables, with a line for each. */
export function environmentError(lines: readonly string[]): Error {
  return new Error(`Invalid environment. See .env.example.\n${lines.map((line) => `  ${line}`).join("\n")}`);
}
