"use client";

import { FORM_ERROR, type FormApi } from "final-form";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-final-form";

import { navigate } from "#site/navigation/navigate.ts";
import { untilPainted } from "#ui/until.ts";

import { forgetAttempt } from "./attempt.ts";
import { CountryField } from "./country-field.client.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { DIALOG_FORM } from "./field-id.ts";
import { FileField } from "./file-field.client.tsx";
import { FormLayout, trapText } from "./form-layout.tsx";
import { KeepDraft } from "./keep-draft.client.tsx";
import { LiveTextField } from "./live-text-field.client.tsx";
import { Notice, type NoticeValue } from "./notice.tsx";
import { QUOTE_SENT } from "./quote-events.ts";
import { joinRequest, onSubmit } from "./quote-request.ts";
import { SendButton } from "./send-button.tsx";
import { doubt, sendQuote } from "./send-quote.ts";
import { nextStep } from "./send-step.ts";
import { SubjectOffer } from "./subject-offer.client.tsx";
import { restoreCaret, type Typed } from "./typed.ts";
import { closeDialog, useDialogOpen } from "./use-dialog-open.ts";
import { usePrefill } from "./use-prefill.ts";
import { useUpload } from "./use-upload.ts";
import { type QuoteErrors, validate } from "./validation.ts";
import { NO_VALUES, type QuoteValues } from "./values.ts";

/** The live form. It starts from what was typed into the plain one, and goes through the steps of Spec §4. */
export function QuoteForm({ form: name, typed }: { form: string; typed: Typed }) {
  const isOpen = useDialogOpen();
  const [request] = useState(() => joinRequest(typed));
  const file = useUpload(request.upload);
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
    // That the button was pressed is seen first.
    await untilPainted();
    const { values, submitting } = form.getState();
    if (submitting) return;
    const errors = validate(values);
    const step = nextStep({ errors, file: file.state, phone: values.phone });
    setNotice(undefined);
    setSummary(step.kind === "invalid" ? { id: Date.now(), errors } : undefined);
    if (step.kind !== "send" && step.warning !== undefined) warn(step.warning);
    if (step.kind === "wait") return;

    form.setConfig("onSubmit", send);
    await form.submit();
    if (form.getState().submitSucceeded) finish(form, values);
  }

  function finish(form: FormApi<QuoteValues>, { email, country }: QuoteValues): void {
    form.restart({ ...NO_VALUES, country });
    file.remove();
    forgetAttempt();
    document.dispatchEvent(new Event(QUOTE_SENT));
    closeDialog();
    navigate(`/thankyou?${new URLSearchParams({ Email: email.trim() }).toString()}`);
  }

  usePrefill(request.form, typed.prefill);

  useLayoutEffect(() => {
    if (typed.caret) restoreCaret(typed.caret);
  }, [typed]);

  useEffect(() => {
    const { fileInput, isSent } = typed;
    const take = () => file.choose([...(fileInput?.files ?? [])]);
    take();
    if (isSent) element.current?.requestSubmit();
    // A file dialog answers the field it was opened with, even when this form has taken its place meanwhile.
    fileInput?.addEventListener("change", take);
    return () => fileInput?.removeEventListener("change", take);
    // oxlint-disable-next-line react/exhaustive-deps -- what was done before is done once, when the form comes alive
  }, [typed]);

  return (
    <Form<QuoteValues>
      form={request.form}
      onSubmit={onSubmit}
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
          {summary && <ErrorSummary key={summary.id} form={name} errors={summary.errors} />}
          <FormLayout
            form={name}
            field={LiveTextField}
            message={<LiveTextField form={name} name="message" />}
            country={<CountryField form={name} typed={typed.countryText} />}
            offer={<SubjectOffer form={name} isOpen={isOpen && name === DIALOG_FORM} />}
            file={<FileField form={name} {...file} />}
            send={
              <>
                <Notice notice={notice} />
                <SendButton form={name} type="submit" isSending={submitting} />
              </>
            }
          />
          <KeepDraft file={storedFile} prefill={typed.prefill} />
        </form>
      )}
    />
  );
}
