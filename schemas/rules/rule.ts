import type { Path } from "@sanity/types";
import type { ContentDocument } from "stored-values/stored-document.ts";

/** An error prevents publishing, a warning asks before publishing, an info is a hint that editors may ignore. */
export type Level = "error" | "warning" | "info";

export interface Problem {
  readonly path: Path;
  /** What is wrong and, if it is not obvious, what to do. Without a period at the end. */
  readonly message: string;
}

interface Rule {
  /** What findings and tests call it: `table-shares`. */
  readonly name: string;
  /** One sentence that says what visitors would suffer. */
  readonly why: string;
  readonly level: Level;
  /** Whether it also checks translations. Most rules know English words only. */
  readonly isForTranslations?: true;
}

/** A rule for a document by itself. The Studio checks it while editors type. */
export interface DocumentRule extends Rule {
  readonly check: (document: ContentDocument) => Problem[];
}

/** A rule that compares documents. The Check tool and `pnpm content:check` know all of them. */
export interface ContentRule extends Rule {
  readonly checkAll: (
    documents: readonly ContentDocument[],
  ) => (Problem & { readonly document: ContentDocument })[];
}
