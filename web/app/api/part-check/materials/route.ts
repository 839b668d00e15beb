import { fetchDensities, publicJson } from "../published-rules.ts";

/** The grades in which the part check can state a weight. */
export async function GET(): Promise<Response> {
  return publicJson(await fetchDensities());
}
