import { QuoteRequestList, STAFF_QUOTE_REQUESTS_PATH, type StaffQuoteRequest } from "contracts/staff.ts";
import * as v from "valibot";

import { env } from "#env.ts";
import { asOperator } from "#testing/lake.ts";

/** The stored quote requests with this email address, read directly from the admin API. */
export async function quoteRequestsOf(email: string): Promise<readonly StaffQuoteRequest[]> {
  const url = `${env.adminUrl}${STAFF_QUOTE_REQUESTS_PATH}?text=${encodeURIComponent(email)}`;
  const response = await fetch(url, { headers: asOperator(env.dataDirectory) });
  if (!response.ok) throw new Error(`The list of quote requests answered with ${response.status}`);
  const { data } = v.parse(v.object({ data: QuoteRequestList }), await response.json());
  return data.quoteRequests.filter((quoteRequest) => quoteRequest.email === email);
}
