import { fetchDensities } from "../published-rules.ts";

/** The grades in which the part check can state a weight. */
export async function GET(): Promise<Response> {
  return Response.json(await fetchDensities());
}
