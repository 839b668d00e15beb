import type { ReactNode } from "react";

import { foreignLanguage } from "#cms/foreign-text.ts";
import { InLanguage } from "#ui/in-language.tsx";
import { ConvertedText } from "#ui/units/quantity.tsx";

interface RecordTextProps<Stored extends object> {
  of: Stored;
  field: keyof Stored & string;
  /** How the text is shown. Default: with its lengths in both systems of units, and a list with semicolons. */
  children?: ReactNode;
}

/**
 * A text of a record, such as the uses of a grade, marked with its language if it is not translated. gallery/foreign-texts.test.tsx finds
 * a block that shows a text without it.
 */
export function RecordText<Stored extends object>({ of: stored, field, children }: RecordTextProps<Stored>) {
  const language = foreignLanguage(stored, field);
  return (
    <InLanguage language={language}>
      {children ?? <ConvertedText text={textOf(stored[field])} language={language} />}
    </InLanguage>
  );
}

function textOf(text: unknown): string | undefined {
  if (Array.isArray(text)) return text.join("; ");
  return typeof text === "string" ? text : undefined;
}
