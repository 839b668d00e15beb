import { fetchRuleSet, publicJson } from "../published-rules.ts";

/** The rules and machine sizes that the part check applies. A publish updates them together with the pages that show them. */
export async function GET(): Promise<Response> {
  return publicJson(await fetchRuleSet());
}
