import { row } from "../../blocks.ts";

/** The reports and certificates to order with parts of any process. The quality page says what each one contains. */
export const documentation = row(
  "Documentation, on request",
  "Dimensional or CMM report, first article, material certificate, RoHS and REACH statements",
);
