import * as v from "valibot";

import { askLake } from "./lake.ts";
import type { Target } from "./target.ts";

const Leads = v.object({
  data: v.object({
    inquiries: v.array(
      v.object({
        id: v.string(),
        email: v.string(),
        firstName: v.string(),
        message: v.string(),
        fileName: v.string(),
        fileUpload: v.string(),
        state: v.string(),
      }),
    ),
  }),
});
export type Lead = v.InferOutput<typeof Leads>["data"]["inquiries"][number];

let count = 0;

/** A quote request that is in order, from a sender nobody has used before. */
export function newInquiry(more: Record<string, unknown> = {}) {
  count += 1;
  return {
    firstName: "Ada",
    lastName: "Attack",
    email: `attack-${Date.now()}-${count}@example.com`,
    message: "12 brackets, AlMg3, 2 mm",
    phone: "20 7946 0000",
    fileUpload: "",
    fileName: "",
    location: "+44",
    webType: "website",
    ...more,
  };
}

/** What the office received from a sender, past the site. */
export async function leadsOf(target: Pick<Target, "lake">, email: string): Promise<readonly Lead[]> {
  const path = `/admin/staff/inquiries?text=${encodeURIComponent(email)}`;
  const answer = await askLake(target, path);
  if (answer.status !== 200) throw new Error(`The office's list answered ${answer.status}: ${answer.body}`);
  const { data } = v.parse(v.pipe(v.string(), v.parseJson(), Leads), answer.body);
  return data.inquiries.filter((lead) => lead.email === email);
}
