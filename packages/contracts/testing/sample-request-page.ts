import { NO_DETAILS, type RequestPage } from "../request-page.ts";

/** The page of a request to which the customer has added nothing. For tests. */
export const sampleRequestPage: RequestPage = {
  number: "K4M-9PX",
  receivedAt: "2026-11-21T12:00:00.000Z",
  progress: "received",
  firstName: "Ada",
  message: "12 brackets, AlMg3, 2 mm",
  fileName: "",
  replyBy: { at: "2026-11-23T17:00:00.000Z", timeZone: "Europe/Berlin", isTheirs: true },
  details: NO_DETAILS,
  files: [],
  events: [],
  repeats: null,
  repeatedBy: [],
  expiresAt: "2027-05-20T12:00:00.000Z",
};
