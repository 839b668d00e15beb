import { PART_REPORT_HEADER } from "contracts/part-report.ts";
import { SUSPICION_HEADER } from "contracts/suspicion.ts";

/** The headers of a visitor's call that are forwarded to the admin host. */
export const FORWARDED_HEADERS = [
  "token",
  "idempotency-key",
  SUSPICION_HEADER,
  "x-draft-mode",
  "x-request-id",
  PART_REPORT_HEADER,
];
