"use client";

import type { VisitorField } from "contracts/quote-request.ts";
import { type ClipboardEvent, type FocusEvent, useState } from "react";
import { type FieldMetaState, useField } from "react-final-form";

import * as english from "#locale/en/quote-form.ts";
import { useWords } from "#locale/use-words.ts";

import { useDialogOpen } from "../dialog/dialog.ts";
import { DIALOG_FORM, fieldId } from "../form-dom.ts";
import { type Control, TextField } from "./form-html.tsx";
import { MAX_MESSAGE_LENGTH } from "./quote-fields.ts";

interface InteractiveFieldProps {
  form: string;
  name: VisitorField;
}

export function InteractiveTextField({ form, name }: InteractiveFieldProps) {
  return <TextField form={form} name={name} {...useTextField(name)} />;
}

/** Connects a TextField to the form's state. */
function useTextField(name: VisitorField) {
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, error: true, touched: true, active: true },
  });
  function onFocus({ target }: FocusEvent<Control>): void {
    // Some password managers fill in a field without an event, and React would take that text away.
    if (target.value !== input.value) input.onChange(target.value);
    input.onFocus();
  }
  return {
    text: input.value,
    handlers: { onChange: input.onChange, onBlur: () => input.onBlur(), onFocus },
    error: useShownError(meta),
  };
}

/**
 * The error message to show. It appears on blur or submit, and disappears as soon as the field is valid (docs/behavior.md §5.3).
 */
function useShownError({ error, touched, active }: FieldMetaState<string>): string | undefined {
  const [isCorrected, setCorrected] = useState(false);
  const isValid = error === undefined;
  if (active && isValid && !isCorrected) setCorrected(true);
  if (!active && isCorrected) setCorrected(false);
  return typeof error === "string" && touched && !(active && isCorrected) ? error : undefined;
}

/** The project description. Browsers cut off a pasted text at the maximum length without a message, so this shows one. */
export function MessageField({ form }: { form: string }) {
  const { quoteForm } = useWords(english);
  const field = useTextField("message");
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
      {form === DIALOG_FORM && <SubjectSuggestion message={field.text} onAdd={field.handlers.onChange} />}
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

/** A button that adds the subject of the page below the dialog to the description. */
function SubjectSuggestion({ message, onAdd }: { message: string; onAdd: (message: string) => void }) {
  const { quoteForm } = useWords(english);
  // A 404 page has no canonical URL and no subject.
  const isPage = useDialogOpen() && document.querySelector("[rel=canonical]") !== null;
  const subject = isPage ? subjectOf(location.pathname, document.title) : undefined;
  if (subject === undefined) return null;
  const line = quoteForm.subject(subject);
  const suggested = withSubject(message, line, MAX_MESSAGE_LENGTH);
  if (suggested === message) return null;

  function add(): void {
    onAdd(suggested);
    document.getElementById(fieldId(DIALOG_FORM, "message"))?.focus();
  }
  return (
    <button
      type="button"
      onClick={add}
      className="mt-1.5 cursor-pointer rounded-1 px-2.5 py-1 text-start text-13 text-ink-2 border border-rule hover:border-ink"
    >
      {quoteForm.addSubject(line)}
    </button>
  );
}

/** Pages whose subject is not a part, a process or a material. */
const PAGES_WITHOUT_SUBJECT = new Set([
  "/",
  "/about-us",
  "/contact-us",
  "/blog",
  "/videos",
  "/privacy-policy",
  "/thankyou",
]);

/** The subject of a page. Undefined if it has none. */
export function subjectOf(path: string, title: string): string | undefined {
  const page = path.toLowerCase();
  if (PAGES_WITHOUT_SUBJECT.has(page) || page.startsWith("/thankyou2/")) return undefined;
  // app/layout.tsx appends the brand after a dash.
  const subject = title.split(" – ").slice(0, -1).join(" – ").trim();
  return subject || undefined;
}

/** Adds the line at the start of the message, unless the message already contains it or would be too long. */
export function withSubject(message: string, line: string, maxLength: number): string {
  if (message.startsWith(line)) return message;
  const joined = message === "" ? `${line}\n` : `${line}\n${message}`;
  return joined.length <= maxLength ? joined : message;
}
