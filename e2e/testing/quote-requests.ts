import { QuoteRequestList, STAFF_QUOTE_REQUESTS_PATH, type StaffQuoteRequest } from "contracts/staff.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import * as v from "valibot";

import { sendToAdmin } from "./lake.ts";
import type { Target } from "./target.ts";

const ListBody = v.object({ data: QuoteRequestList });
export type NewQuoteRequest = ReturnType<typeof newQuoteRequest>;

let count = 0;

/** A valid quote request from an unused email address. */
export function newQuoteRequest(overrides: Record<string, unknown> = {}) {
  count += 1;
  return {
    ...sampleQuoteRequest,
    lastName: "Attack",
    email: `attack-${Date.now()}-${count}@example.com`,
    ...overrides,
  };
}

/** The quote requests from one email address, as staff see them. */
export async function storedQuoteRequests(
  target: Pick<Target, "adminUrl" | "dataDirectory">,
  email: string,
): Promise<readonly StaffQuoteRequest[]> {
  const path = `${STAFF_QUOTE_REQUESTS_PATH}?text=${encodeURIComponent(email)}`;
  const { status, body } = await sendToAdmin(target, path);
  if (status !== 200) throw new Error(`The list of quote requests answered ${status}: ${body}`);
  const { data } = v.parse(v.pipe(v.string(), v.parseJson(), ListBody), body);
  return data.quoteRequests.filter((quoteRequest) => quoteRequest.email === email);
}
