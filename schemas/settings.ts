import * as v from "valibot";

// The forms that variables have, for every process that reads them: each in its env.ts.

/** An address without a slash at the end. */
export const address = v.config(
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

/** What signs the webhooks of the lake. */
export const revalidateSecret = v.pipe(v.string(), v.minLength(16, "needs at least 16 characters"));

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads variables; throws one error that names every wrong one. An empty value counts as not set. */
export function readSettings<const Schema extends v.GenericSchema>(
  schema: Schema,
  variables: Variables,
): v.InferOutput<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(schema, set);
  if (parsed.success) return parsed.output;
  throw invalidSettings(parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
}

/** The error for variables that are wrong together, one line each. */
export function invalidSettings(lines: readonly string[]): Error {
  return new Error(`Invalid environment. See .env.example.\n${lines.map((line) => `  ${line}`).join("\n")}`);
}
