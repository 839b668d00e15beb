import type { QuoteRequest } from "../quote-request.ts";
import type { StaffQuoteRequest } from "../staff.ts";

/** A valid quote request without a file. For tests. */
export const sampleQuoteRequest: QuoteRequest = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  location: "+44",
  phone: "20 7946 0000",
  message: "12 brackets, AlMg3, 2 mm",
  fileUpload: "",
  fileName: "",
  webType: "website",
};

/** The same request, stored and not yet answered. For tests. */
export const sampleStaffQuoteRequest: StaffQuoteRequest = {
  ...sampleQuoteRequest,
  id: "1",
  number: "K4M-9PX",
  receivedAt: "2026-11-21T12:00:00.000Z",
  partReport: "",
  state: "new",
  progress: "received",
  hasNews: false,
  suspicion: "",
  note: "",
  changedBy: null,
  changedAt: null,
};
