"use client";

import { type ClipboardEvent, useState } from "react";

import * as english from "#locale/en/quote-form.ts";
import { useWords } from "#locale/use-words.ts";

import { TextField, type TextFieldProps } from "./form-html.tsx";
import { MAX_MESSAGE_LENGTH } from "./form-logic.ts";

/** What a TextField shows of the form's state. */
export type FieldState = Required<Pick<TextFieldProps, "handlers">> & {
  readonly text: string;
  readonly error: string | undefined;
};

/** The project description. Browsers cut off a pasted text at the maximum length without a message, so this shows one. */
export function MessageField({ form, field }: { form: string; field: FieldState }) {
  const { quoteForm } = useWords(english);
  const [isCut, setCut] = useState(false);
  return (
    <div
      onPaste={(event) => setCut(isTooLong(event))}
      onInput={({ target }) => setCut((cut) => cut && isFull(target))}
    >
      <TextField form={form} name="message" {...field} />
      {isCut && (
        <p role="alert" className="pt-1 text-13 font-medium text-accent-text">
          {quoteForm.cutOff(MAX_MESSAGE_LENGTH)}
        </p>
      )}
    </div>
  );
}

function isTooLong({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof HTMLTextAreaElement)) return false;
  const { value, selectionStart, selectionEnd } = target;
  const pasted = clipboardData.getData("text").replaceAll("\r\n", "\n");
  return value.length - (selectionEnd - selectionStart) + pasted.length > MAX_MESSAGE_LENGTH;
}

function isFull(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement && target.value.length === MAX_MESSAGE_LENGTH;
}
