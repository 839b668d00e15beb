import { fetchRuleSet, publicJson } from "../published-rules.ts";

// Made once, and again when something that it shows is published.
export const dynamic = "force-static";

/** The rules and machine sizes that the part check applies. A publish updates them together with the pages that show them. */
export async function GET(): Promise<Response> {
  return publicJson(await fetchRuleSet());
}
