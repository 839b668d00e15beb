"use client";

import { type ClipboardEvent, useState } from "react";

import * as english from "#locale/en/quote-form.ts";
import { useWords } from "#locale/use-words.ts";

import { useDialogOpen } from "../dialog/dialog.ts";
import { DIALOG_FORM, fieldId } from "../form-dom.ts";
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
  const path = useDialogOpen() ? pathInEnglish() : undefined;
  const subject = path === undefined ? undefined : subjectOf(path, document.title);
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

/** The path of the English page, or of a page without one. Undefined for an address that is not for search engines, such as a 404 page. */
function pathInEnglish(): string | undefined {
  const link =
    document.querySelector<HTMLLinkElement>("link[hreflang=en]") ??
    document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  return link ? new URL(link.href).pathname : undefined;
}

/** English pages whose subject is not a part, a process or a material. */
const PAGES_WITHOUT_SUBJECT = new Set([
  "/",
  "/about-us",
  "/contact-us",
  "/blog",
  "/videos",
  "/privacy-policy",
]);

/** The subject of an English page. Undefined if it has none. */
export function subjectOf(path: string, title: string): string | undefined {
  if (PAGES_WITHOUT_SUBJECT.has(path)) return undefined;
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
