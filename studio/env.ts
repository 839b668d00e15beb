import * as v from "valibot";

const Origin = v.pipe(
  v.string(),
  v.url("must be an address such as http://localhost:3000"),
  v.transform((address) => new URL(address).origin),
);

const Environment = v.object({
  SANITY_STUDIO_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, "may hold only a-z, 0-9 and dashes")),
    "local000",
  ),
  SANITY_STUDIO_DATASET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9_~-]+$/, "may hold only a-z, 0-9, _, ~ and -")),
    "production",
  ),
  SANITY_STUDIO_LAKE_URL: v.optional(Origin),
  SANITY_STUDIO_SITE_URL: v.optional(Origin, "http://localhost:3000"),
  STUDIO_URL: v.optional(Origin, "http://localhost:3333"),
});

// Written out one by one: the bundler replaces these expressions by their values.
const variables = {
  SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
  SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  SANITY_STUDIO_LAKE_URL: process.env.SANITY_STUDIO_LAKE_URL,
  SANITY_STUDIO_SITE_URL: process.env.SANITY_STUDIO_SITE_URL,
  STUDIO_URL: process.env.STUDIO_URL,
};
const filled = Object.entries(variables).filter(([, value]) => value !== "");
const parsed = v.safeParse(Environment, Object.fromEntries(filled));

if (!parsed.success) {
  const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`Invalid environment of the Studio. See .env.example.\n${lines.join("\n")}`);
}

/** The environment with its defaults, under the names of its variables. */
export const environment = { SANITY_STUDIO_LAKE_URL: undefined, ...parsed.output };

export const projectId = environment.SANITY_STUDIO_PROJECT_ID;
export const dataset = environment.SANITY_STUDIO_DATASET;
/** Origin of the embedded lake; undefined when the Studio talks to Sanity's hosted one. */
export const lakeUrl = environment.SANITY_STUDIO_LAKE_URL;
export const siteUrl = environment.SANITY_STUDIO_SITE_URL;
/** Where the Studio itself is served. */
export const studioUrl = environment.STUDIO_URL;
/** A public address names no port: there a proxy stands in front. */
export const studioPort = Number(new URL(studioUrl).port) || 3333;

/** True under `sanity dev`. */
export const isDevelopment = process.env.NODE_ENV === "development";
