"use client";

import { confirmLeaving } from "browser-kit/confirm-leaving.ts";
import { untilPainted } from "browser-kit/until.ts";
import type { VisitorField } from "contracts/quote-request.ts";
import type { FormApi } from "final-form";
import { restoreFocus } from "lazy-islands/pre-hydration-state.ts";
import { usePathname } from "next/navigation";
import { type FocusEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type FieldMetaState, Form, useField } from "react-final-form";
import { pathWithoutLanguage } from "schemas/fields/language.ts";

import type { ApiResult } from "#admin-api/client.ts";
import * as english from "#locale/en/quote-form.ts";
import { pageLanguage } from "#locale/page-language.ts";
import { useWords } from "#locale/use-words.ts";
import { navigate } from "#navigation/navigate.ts";
import { Toast } from "#ui/toast.client.tsx";

import { closeDialog, openDialog } from "../dialog/dialog.ts";
import { DIALOG_FORM } from "../form-dom.ts";
import { FileField } from "../upload/file-field.client.tsx";
import { CountryField } from "./country-field.client.tsx";
import { CutNotice } from "./cut-notice.client.tsx";
import { type Control, FormLayout, SendButton, TextField, type TextFieldProps } from "./form-html.tsx";
import {
  FIELD_NAMES,
  type FileState,
  nextStep,
  type QuoteErrors,
  type QuoteValues,
  readFields,
  thankYouPath,
  toQuoteRequest,
} from "./form-logic.ts";
import { ErrorSummary, type FormWarning, Warning } from "./form-messages.tsx";
import {
  finishSession,
  noteSuspicion,
  type FormStart,
  type QuoteSession,
  removePrefill,
  saveDraft,
} from "./quote-session.ts";

export { startForm } from "./quote-session.ts";

export interface InteractiveQuoteFormProps {
  /** The name of the form, unique in the page. */
  form: string;
  prefill: string;
  start: FormStart;
}

/** The interactive form, which validates and sends. React Final Form holds its state. */
export function InteractiveQuoteForm({ form: name, prefill, start }: InteractiveQuoteFormProps) {
  const { session, preHydration, fileInput, isSendPressed } = start;
  const element = useRef<HTMLFormElement>(null);
  const { quoteForm } = useWords(english);
  const path = usePathname();
  const { submit, warning, summary, isSent } = useSubmit(name, session);

  // The dialog stays open until another page is shown: the confirmation, or the previous page.
  const shownOn = useRef(path);
  useEffect(() => {
    if (shownOn.current === path) return;
    shownOn.current = path;
    closeDialog();
  }, [path]);

  useEffect(() => () => removePrefill(session, prefill), [session, prefill]);
  useEffect(() => saveDraft(session, prefill), [session, prefill]);

  useLayoutEffect(() => {
    if (element.current) restoreFocus(element.current, preHydration);
  }, [preHydration]);

  useEffect(() => {
    if (isSendPressed) element.current?.requestSubmit();
  }, [isSendPressed]);

  function renderField(field: VisitorField) {
    if (field === "location") return <CountryField form={name} />;
    return <InteractiveTextField form={name} name={field} />;
  }

  return (
    <Form<QuoteValues>
      form={session.form}
      onSubmit={session.send}
      subscription={{ submitting: true }}
      render={({ form, submitting }) => (
        <form
          ref={element}
          aria-busy={submitting}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(form, event.currentTarget);
          }}
        >
          {summary && (
            <ErrorSummary
              key={summary.id}
              form={name}
              errors={summary.errors}
              ref={focus}
              onFollow={focusTarget}
            />
          )}
          <FormLayout
            renderField={renderField}
            file={<FileField form={name} store={session.upload} plainInput={fileInput} />}
            send={
              <>
                <Warning warning={warning} />
                {warning && <Toast key={warning.id} text={warning.text} />}
                <output className={isSent ? "block pb-3 font-medium" : ""}>{isSent && quoteForm.sent}</output>
                <SendButton form={name} isSending={submitting} />
              </>
            }
          />
        </form>
      )}
    />
  );
}

function InteractiveTextField({ form, name }: { form: string; name: VisitorField }) {
  const field = useTextField(name);
  const input = <TextField form={form} name={name} {...field} />;
  return name === "message" ? <CutNotice>{input}</CutNotice> : input;
}

/** Connects a TextField to the form's state. */
function useTextField(name: VisitorField): Omit<TextFieldProps, "form" | "name"> {
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

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Sends the form in the steps of docs/behavior.md §6.1: validate, wait for the file, send, go to the confirmation. */
function useSubmit(name: string, session: QuoteSession) {
  const { quoteForm } = useWords(english);
  const path = usePathname();
  const [sentOn, setSentOn] = useState<string>();
  const [warning, setWarning] = useState<FormWarning>();
  const [summary, setSummary] = useState<{ readonly id: number; readonly errors: QuoteErrors }>();
  /** The problem with the file about which the last attempt warned. The next attempt sends the request without the file. */
  const warnedProblem = useRef<string>(undefined);

  const lastId = useRef(0);
  const nextId = () => (lastId.current += 1);

  function warn(text: string, rest: Partial<FormWarning> = {}): void {
    setWarning({ id: nextId(), text, isAfterSending: false, ...rest });
  }

  /** Reads the file from the store, because a form that is submitted during hydration has not rendered it yet. */
  function fileState(): FileState {
    const { upload, problem } = session.upload.get();
    const isNewProblem = problem !== undefined && problem !== warnedProblem.current;
    warnedProblem.current = problem;
    return upload.kind === "none" && isNewProblem ? "rejected" : upload.kind;
  }

  async function submit(form: FormApi<QuoteValues>, element: HTMLFormElement): Promise<void> {
    // The pressed button is shown before the work begins.
    await untilPainted();
    if (form.getState().submitting) return;
    const data = new FormData(element);
    noteSuspicion(session, data);
    takeUnreportedTexts(form, readFields(data));
    const { values, errors = {} } = form.getState();
    const step = nextStep({ errors, file: fileState(), phone: values.phone }, quoteForm);
    setWarning(undefined);
    setSummary(step.kind === "invalid" ? { id: nextId(), errors } : undefined);
    if (step.warning !== undefined) warn(step.warning);
    if (step.kind === "wait") return;

    // Also submits an invalid form: React Final Form then marks the fields as touched and sends nothing.
    const endConfirmation = confirmLeaving();
    await form.submit();
    endConfirmation();
    if (step.kind === "invalid") return;
    const { submitError } = form.getState();
    if (submitError) showRejection(submitError);
    else finish(values);
  }

  function showRejection({ message, error }: Extract<ApiResult, { kind: "rejected" }>): void {
    warn(message, { isAfterSending: true, detail: error?.message });
    // If the visitor has closed the dialog, it opens again. Otherwise the visitor would believe that the request was sent.
    if (name === DIALOG_FORM) openDialog();
  }

  function finish(values: QuoteValues): void {
    finishSession(session);
    setSentOn(path);
    // Usually the page change closes the dialog. On a confirmation page there may be no page change.
    const language = pageLanguage();
    if (pathWithoutLanguage(path, language).startsWith("/thankyou")) closeDialog();
    navigate(thankYouPath(toQuoteRequest(values), language));
  }

  return { submit, warning, summary, isSent: sentOn === path };
}

/** Some password managers fill in fields without an event, so the form's state does not have their texts. */
function takeUnreportedTexts(form: FormApi<QuoteValues>, texts: QuoteValues): void {
  form.batch(() => {
    for (const name of FIELD_NAMES) form.change(name, texts[name]);
  });
}
