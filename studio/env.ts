import * as settings from "schemas/settings.ts";
import * as v from "valibot";

const Origin = v.pipe(
  settings.address,
  v.transform((address) => new URL(address).origin),
);

const Environment = v.object({
  SANITY_STUDIO_PROJECT_ID: v.optional(settings.projectId, "local000"),
  SANITY_STUDIO_DATASET: v.optional(settings.dataset, "production"),
  SANITY_STUDIO_LAKE_URL: v.optional(Origin),
  SANITY_STUDIO_SITE_URL: v.optional(Origin, "http://localhost:3000"),
  SANITY_STUDIO_ADMIN_URL: v.optional(settings.address),
  STUDIO_URL: v.optional(Origin, "http://localhost:3333"),
});

// Written out one by one: the bundler replaces these expressions by their values.
const variables = {
  SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
  SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  SANITY_STUDIO_LAKE_URL: process.env.SANITY_STUDIO_LAKE_URL,
  SANITY_STUDIO_SITE_URL: process.env.SANITY_STUDIO_SITE_URL,
  SANITY_STUDIO_ADMIN_URL: process.env.SANITY_STUDIO_ADMIN_URL,
  STUDIO_URL: process.env.STUDIO_URL,
};
const set = settings.readSettings(Environment, variables);

/** The environment with its defaults, under the names of its variables. */
export const environment = {
  SANITY_STUDIO_LAKE_URL: undefined,
  SANITY_STUDIO_ADMIN_URL: undefined,
  ...set,
};

export const projectId = environment.SANITY_STUDIO_PROJECT_ID;
export const dataset = environment.SANITY_STUDIO_DATASET;
/** Origin of the embedded lake; undefined when the Studio talks to Sanity's hosted one. */
export const lakeUrl = environment.SANITY_STUDIO_LAKE_URL;
/** The admin API that keeps quote requests; undefined in hosted mode when none is named. */
export const adminUrl = environment.SANITY_STUDIO_ADMIN_URL ?? (lakeUrl && `${lakeUrl}/admin`);
export const siteUrl = environment.SANITY_STUDIO_SITE_URL;
/** Where the Studio itself is served. */
export const studioUrl = environment.STUDIO_URL;
/** A public address names no port: there a proxy stands in front. */
export const studioPort = Number(new URL(studioUrl).port) || 3333;

/** True under `sanity dev`. */
export const isDevelopment = process.env.NODE_ENV === "development";
