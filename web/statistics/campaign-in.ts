import { PageVitals } from "contracts/statistics.ts";
import * as v from "valibot";

const { campaign } = PageVitals.entries;
const Body = v.pipe(v.string(), v.parseJson(), v.object({ campaign }));

/** The campaign in a body of VITALS_PATH, as the admin API counts it. Undefined if it has none, or one that the admin API rejects. */
export function campaignIn(body: string): string | undefined {
  const parsed = v.safeParse(Body, body);
  return parsed.success ? parsed.output.campaign?.toLowerCase() : undefined;
}
