import type { StaffQuoteRequest } from "contracts/staff.ts";

/** A request that nobody has answered yet. For tests. */
export const sampleInquiry: StaffQuoteRequest = {
  id: "1",
  receivedAt: "2026-11-21T12:00:00.000Z",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  message: "12 brackets",
  phone: "1",
  location: "+44",
  fileUpload: "",
  fileName: "",
  state: "new",
  note: "",
  changedBy: null,
  changedAt: null,
};
