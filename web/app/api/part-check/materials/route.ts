import { fetchDensities, publicJson } from "../published-rules.ts";

// Made once, and again when something that it shows is published.
export const dynamic = "force-static";

/** The grades for which the part check can calculate a weight. */
export async function GET(): Promise<Response> {
  return publicJson(await fetchDensities());
}
