"use client";

import { type ReactNode, useState } from "react";

import * as english from "#locale/en/quote-form.ts";
import { useWords } from "#locale/use-words.ts";

type Field = Pick<HTMLTextAreaElement, "value" | "selectionStart" | "selectionEnd" | "maxLength">;

/** A field. Browsers cut off a pasted text at its maximum length without a message, so this shows one. */
export function CutNotice({ className, children }: { className?: string; children: ReactNode }) {
  const { quoteForm } = useWords(english);
  /** The maximum length of the field, if a text was cut off. */
  const [max, setMax] = useState<number>();
  return (
    <div
      className={className}
      onPaste={({ target, clipboardData }) => setMax(cutAt(target, clipboardData.getData("text")))}
      onInput={({ target }) => setMax((length) => (isFull(target) ? length : undefined))}
    >
      {children}
      {max !== undefined && (
        <p role="alert" className="pt-1 text-13 font-medium text-accent-text">
          {quoteForm.cutOff(max)}
        </p>
      )}
    </div>
  );
}

/** The maximum length of a field, if a pasted text does not fit. */
export function cutAt(field: object, pasted: string): number | undefined {
  if (!isField(field)) return undefined;
  const { value, selectionStart, selectionEnd, maxLength } = field;
  const length = value.length - (selectionEnd - selectionStart) + pasted.replaceAll("\r\n", "\n").length;
  return length > maxLength ? maxLength : undefined;
}

function isFull(field: object): boolean {
  return isField(field) && field.value.length === field.maxLength;
}

/** A date and a select have no selection. */
function isField(field: object): field is Field {
  return (
    "selectionStart" in field &&
    field.selectionStart !== null &&
    "maxLength" in field &&
    Number(field.maxLength) > 0
  );
}
