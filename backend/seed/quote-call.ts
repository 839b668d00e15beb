import type { QuoteCall } from "../../web/cms/types.generated.ts";
import type { Keyed } from "./keyed.ts";

/** The band with the button for a quote. The form opens with the subject written. */
export function quoteCall(heading: string, lead: string, prefill: string): Keyed<QuoteCall> {
  return { _key: "call", _type: "quoteCall", heading, lead, label: "Request A Quote", prefill };
}
