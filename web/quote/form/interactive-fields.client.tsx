"use client";

import type { VisitorField } from "contracts/quote-request.ts";
import { type ClipboardEvent, useLayoutEffect, useState } from "react";
import { type FieldMetaState, useField, useForm } from "react-final-form";

import { fieldId } from "../form-dom.ts";
import { countId, countText, TextField } from "./field-inputs.tsx";
import { MAX_MESSAGE_LENGTH, type QuoteValues } from "./quote-fields.ts";

interface InteractiveFieldProps {
  form: string;
  name: VisitorField;
}

/** An uncontrolled text field. Typing does not re-render it unless an error message appears or disappears. */
export function InteractiveTextField({ form: formName, name }: InteractiveFieldProps) {
  const form = useForm<QuoteValues>();
  const { input, meta } = useField<string>(name, {
    parse: asTyped,
    subscription: { error: true, touched: true, active: true },
  });
  const [initialText] = useState(() => form.getState().values[name]);
  const id = fieldId(formName, name);

  // Applies changes from elsewhere: a suggestion, another form on the page, or a reset.
  useLayoutEffect(
    () => form.registerField(name, ({ value = "" }) => showText(id, value), { value: true }),
    [form, id, name],
  );

  return (
    <TextField
      form={formName}
      name={name}
      initialText={initialText}
      handlers={{ onChange: input.onChange, onBlur: () => input.onBlur(), onFocus: () => input.onFocus() }}
      error={useShownError(meta)}
    />
  );
}

/** React Final Form would turn an empty text into undefined. */
const asTyped = (value: string) => value;

function showText(id: string, text: string): void {
  const element = document.getElementById(id);
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isText && element.value !== text) element.value = text;
  const count = document.getElementById(countId(id));
  if (count) count.textContent = countText(text.length);
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
export function InteractiveMessage({ form }: { form: string }) {
  const [isCut, setCut] = useState(false);
  return (
    <div
      onPaste={(event) => setCut(isTooLong(event))}
      onInput={({ target }) => setCut((cut) => cut && isFull(target))}
    >
      <InteractiveTextField form={form} name="message" />
      {isCut && (
        <p role="alert" className="pt-1 text-13 font-medium text-accent-text">
          Only {MAX_MESSAGE_LENGTH} characters fit: the end of what you pasted was cut off.
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

/** A button that adds the subject of the page below the dialog to the description. */
export function SubjectSuggestion({ form, isOpen }: { form: string; isOpen: boolean }) {
  const { input } = useField<string>("message", { subscription: { value: true } });
  // A 404 page has no canonical URL and no subject.
  const isPage = isOpen && document.querySelector("[rel=canonical]") !== null;
  const line = isPage ? subjectLine(location.pathname, document.title) : undefined;
  if (line === undefined) return null;
  const suggested = withSubject(input.value, line, MAX_MESSAGE_LENGTH);
  if (suggested === input.value) return null;

  function add(): void {
    input.onChange(suggested);
    document.getElementById(fieldId(form, "message"))?.focus();
  }
  return (
    <button
      type="button"
      onClick={add}
      className="mt-1.5 cursor-pointer rounded-1 px-2.5 py-1 text-left text-13 text-ink-2 border border-rule hover:border-ink"
    >
      + Add “{line}”
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

/** The subject of a page as the first line of a description. Undefined if the page has none. */
export function subjectLine(path: string, title: string): string | undefined {
  const page = path.toLowerCase();
  if (PAGES_WITHOUT_SUBJECT.has(page) || page.startsWith("/thankyou2/")) return undefined;
  // app/layout.tsx appends the brand after a dash.
  const subject = title.split(" – ").slice(0, -1).join(" – ").trim();
  return subject ? `About: ${subject}` : undefined;
}

/** Adds the line at the start of the message, unless the message already contains it or would be too long. */
export function withSubject(message: string, line: string, maxLength: number): string {
  if (message.startsWith(line)) return message;
  const joined = message === "" ? `${line}\n` : `${line}\n${message}`;
  return joined.length <= maxLength ? joined : message;
}
