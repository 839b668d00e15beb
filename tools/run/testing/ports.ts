import { freePorts } from "process-stack/testing/ports.ts";

import { addressesOf } from "../addresses.ts";

/** Addresses with free ports, as environment variables and in parsed form. */
export async function freeAddresses() {
  const [site = 0, studio = 0, lake = 0, admin = 0] = await freePorts(4);
  const variables = {
    SITE_URL: `http://localhost:${site}`,
    STUDIO_URL: `http://localhost:${studio}`,
    SANITY_LAKE_URL: `http://localhost:${lake}`,
    ADMIN_API_URL: `http://localhost:${admin}`,
  };
  const addresses = addressesOf({
    siteUrl: variables.SITE_URL,
    studioUrl: variables.STUDIO_URL,
    lake: { url: variables.SANITY_LAKE_URL, port: lake },
    admin: { url: variables.ADMIN_API_URL, port: admin },
  });
  return { variables, addresses };
}
