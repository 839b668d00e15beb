import { PART_REPORT_HEADER } from "contracts/part-report.ts";
import { SUSPICION_HEADER } from "contracts/suspicion.ts";

/** What the admin host gets of the headers of a visitor's call. */
export const FORWARDED_HEADERS = [
  "token",
  "idempotency-key",
  SUSPICION_HEADER,
  "x-draft-mode",
  "x-request-id",
  PART_REPORT_HEADER,
];
