import * as v from "valibot";

const Body = v.pipe(v.string(), v.parseJson(), v.object({ campaign: v.string() }));

/** The campaign in a body of VITALS_PATH, as the admin API counts it. Undefined if it has none. */
export function campaignIn(body: string): string | undefined {
  const parsed = v.safeParse(Body, body);
  return parsed.success ? parsed.output.campaign.toLowerCase() : undefined;
}
