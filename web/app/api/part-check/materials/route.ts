import { fetchDensities, publicJson } from "../published-rules.ts";

/** The grades for which the part check can calculate a weight. */
export async function GET(): Promise<Response> {
  return publicJson(await fetchDensities());
}
