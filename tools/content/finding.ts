import type { Path } from "@sanity/types";
import type { ContentDocument } from "stored-values/stored-document.ts";

import type { Level } from "../../schemas/rules/rule.ts";

/** What `pnpm content:check` found. */
export interface Finding {
  /** Undefined for a finding about the content as a whole. */
  readonly document?: ContentDocument;
  readonly path: Path;
  /** The name of the rule or check. */
  readonly check: string;
  readonly level: Level;
  /** What is wrong, and what to do. */
  readonly message: string;
  readonly why?: string;
}
