import * as shared from "contracts/environment.ts";
import * as v from "valibot";

const Origin = v.pipe(
  shared.webAddress,
  v.transform((address) => new URL(address).origin),
);

const Environment = v.object({
  SANITY_STUDIO_PROJECT_ID: v.optional(shared.projectId, "local000"),
  SANITY_STUDIO_DATASET: v.optional(shared.dataset, "production"),
  SANITY_STUDIO_LAKE_URL: v.optional(Origin),
  SANITY_STUDIO_SITE_URL: v.optional(Origin, "http://localhost:3000"),
  SANITY_STUDIO_ADMIN_URL: v.optional(shared.webAddress),
  SANITY_STUDIO_STORAGE_URL: v.optional(Origin),
  STUDIO_URL: v.optional(Origin, "http://localhost:3333"),
  LISTEN_FDS: v.optional(shared.listenFds),
});

// Written out one by one, because the bundler replaces each expression with its value (sanity.cli.ts).
const variables = {
  SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
  SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  SANITY_STUDIO_LAKE_URL: process.env.SANITY_STUDIO_LAKE_URL,
  SANITY_STUDIO_SITE_URL: process.env.SANITY_STUDIO_SITE_URL,
  SANITY_STUDIO_ADMIN_URL: process.env.SANITY_STUDIO_ADMIN_URL,
  SANITY_STUDIO_STORAGE_URL: process.env.SANITY_STUDIO_STORAGE_URL,
  STUDIO_URL: process.env.STUDIO_URL,
  LISTEN_FDS: process.env.LISTEN_FDS,
};
const parsed = shared.readEnvironment(Environment, variables);

/** All variables, also those that are not set, with defaults applied. */
export const environment = { ...variables, ...parsed };

export const projectId = parsed.SANITY_STUDIO_PROJECT_ID;
export const dataset = parsed.SANITY_STUDIO_DATASET;
/** Origin of the embedded lake. Undefined when the Studio uses Sanity's hosted one. */
export const lakeUrl = parsed.SANITY_STUDIO_LAKE_URL;
/** The admin API with the quote requests. Undefined for a Studio that shows none. */
export const adminUrl = parsed.SANITY_STUDIO_ADMIN_URL;
/** Origin of Aliyun OSS with visitors' files. Undefined if the admin API has them. */
export const storageUrl = parsed.SANITY_STUDIO_STORAGE_URL;
export const siteUrl = parsed.SANITY_STUDIO_SITE_URL;
/** Origin of the Studio itself. */
export const studioUrl = parsed.STUDIO_URL;
export const studioPort = shared.portOf(studioUrl, 3333);
/** Whether the server of the Studio inherited a socket that listens, so that its port stays taken when the server ends. */
export const inheritsSocket = parsed.LISTEN_FDS !== undefined;
