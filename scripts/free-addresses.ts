import { type Addresses, addressesOf } from "./addresses.ts";
import { freePorts } from "./ports.ts";

/** Addresses on ports that nobody listens on, as the variables that name them and as what these mean. */
export async function freeAddresses() {
  const [site = 0, studio = 0, backend = 0] = await freePorts(3);
  const variables = {
    SITE_URL: urlOf(site),
    STUDIO_URL: urlOf(studio),
    SANITY_LAKE_URL: urlOf(backend),
  };
  const addresses: Addresses = addressesOf({
    siteUrl: variables.SITE_URL,
    studioUrl: variables.STUDIO_URL,
    lakeUrl: variables.SANITY_LAKE_URL,
    backendPort: backend,
  });
  return { variables, addresses };
}

function urlOf(port: number): string {
  return `http://localhost:${port}`;
}
