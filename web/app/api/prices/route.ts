import { getPriceModels } from "#pricing/get-price-models.ts";

// Made once, and again when something that it shows is published.
export const dynamic = "force-static";

/** The cost models from which the browser calculates prices. A publish updates them together with the pages that show them. */
export async function GET(): Promise<Response> {
  return Response.json(await getPriceModels());
}
