import * as v from "valibot";

import { sendToLake } from "./lake.ts";
import type { Target } from "./target.ts";

const ListBody = v.object({
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
export type StoredQuoteRequest = v.InferOutput<typeof ListBody>["data"]["inquiries"][number];
export type NewQuoteRequest = ReturnType<typeof newQuoteRequest>;

let count = 0;

/** A valid quote request from an unused e-mail address. */
export function newQuoteRequest(overrides: Record<string, unknown> = {}) {
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
    ...overrides,
  };
}

/** What staff see of the quote requests from one e-mail address. */
export async function storedQuoteRequests(
  target: Pick<Target, "lakeUrl">,
  email: string,
): Promise<readonly StoredQuoteRequest[]> {
  const path = `/admin/staff/inquiries?text=${encodeURIComponent(email)}`;
  const { status, body } = await sendToLake(target, path);
  if (status !== 200) throw new Error(`The list of quote requests answered ${status}: ${body}`);
  const { data } = v.parse(v.pipe(v.string(), v.parseJson(), ListBody), body);
  return data.inquiries.filter((quoteRequest) => quoteRequest.email === email);
}
