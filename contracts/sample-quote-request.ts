import type { QuoteRequest } from "./quote-request.ts";

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
