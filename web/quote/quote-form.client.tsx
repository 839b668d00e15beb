"use client";

import { FORM_ERROR, type FormApi } from "final-form";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-final-form";

import { navigate } from "#site/navigation/navigate.ts";

import { forgetAttempt } from "./attempt.ts";
import { CountryField } from "./country-field.client.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FileField } from "./file-field.client.tsx";
import { FormLayout, trapText } from "./form-layout.tsx";
import { KeepDraft } from "./keep-draft.client.tsx";
import { LiveTextField } from "./live-text-field.client.tsx";
import { Notice, type NoticeValue } from "./notice.tsx";
import { SendButton } from "./send-button.tsx";
import { doubt, sendQuote } from "./send-quote.ts";
import { nextStep } from "./send-step.ts";
import { SubjectOffer } from "./subject-offer.client.tsx";
import { restoreCaret, type Typed } from "./typed.ts";
import { closeDialog, useDialogOpen } from "./use-dialog-open.ts";
import { useUpload } from "./use-upload.ts";
import { type QuoteErrors, validate } from "./validation.ts";
import { NO_VALUES, type QuoteValues } from "./values.ts";

/** The live form. It starts from what was typed into the plain one, and goes through the steps of Spec §4. */
export function QuoteForm({ typed }: { typed: Typed }) {
  const isOpen = useDialogOpen();
  const file = useUpload(typed.storedFile);
  const element = useRef<HTMLFormElement>(null);
  const [summary, setSummary] = useState<{ readonly id: number; readonly errors: QuoteErrors }>();
  const [notice, setNotice] = useState<NoticeValue>();
  const storedFile = file.upload.kind === "stored" ? file.upload.file : undefined;

  function warn(text: string, rest: Partial<NoticeValue> = {}): void {
    setNotice({ id: Date.now(), text, isAfterSending: false, ...rest });
  }

  async function send(values: QuoteValues) {
    const filledInMs = performance.now() - typed.since;
    const outcome = await sendQuote(
      values,
      storedFile,
      doubt({ trap: trapText(element.current), filledInMs }),
    );
    if (outcome.kind === "received") return;
    warn(outcome.message, { isAfterSending: true, detail: outcome.error?.message });
    return { [FORM_ERROR]: outcome.message };
  }

  async function submit(form: FormApi<QuoteValues>): Promise<void> {
    const { values, submitting } = form.getState();
    if (submitting) return;
    const errors = validate(values);
    const step = nextStep({ errors, file: file.state, phone: values.phone });
    setNotice(undefined);
    setSummary(step.kind === "invalid" ? { id: Date.now(), errors } : undefined);
    if (step.kind !== "send" && step.warning !== undefined) warn(step.warning);
    if (step.kind === "wait") return;

    await form.submit();
    if (form.getState().submitSucceeded) finish(form, values);
  }

  function finish(form: FormApi<QuoteValues>, { email, country }: QuoteValues): void {
    form.restart({ ...NO_VALUES, country });
    file.remove();
    forgetAttempt();
    closeDialog();
    navigate(`/thankyou?${new URLSearchParams({ Email: email.trim() }).toString()}`);
  }

  useLayoutEffect(() => {
    if (typed.caret) restoreCaret(typed.caret);
  }, [typed]);

  useEffect(() => {
    if (typed.chosenFile) file.choose([typed.chosenFile]);
    if (typed.isSent) element.current?.requestSubmit();
    // oxlint-disable-next-line react/exhaustive-deps -- what was done before is done once, when the form comes alive
  }, [typed]);

  return (
    <Form<QuoteValues>
      initialValues={typed.values}
      validate={validate}
      onSubmit={send}
      subscription={{ submitting: true }}
      render={({ form, submitting }) => (
        <form
          ref={element}
          noValidate
          aria-busy={submitting}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(form);
          }}
        >
          {summary && <ErrorSummary key={summary.id} errors={summary.errors} />}
          <FormLayout
            field={LiveTextField}
            country={<CountryField typed={typed.countryText} />}
            offer={<SubjectOffer isOpen={isOpen} />}
            file={<FileField {...file} />}
            send={
              <>
                <Notice notice={notice} />
                <SendButton type="submit" isSending={submitting} />
              </>
            }
          />
          <KeepDraft file={storedFile} />
        </form>
      )}
    />
  );
}
