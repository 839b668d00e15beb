"use client";

import { FORM_ERROR, type FormApi } from "final-form";
import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-final-form";

import { restoreFocus } from "#hydration/pre-hydration-state.ts";
import { navigate } from "#site/navigation/navigate.ts";
import { untilPainted } from "#ui/until.ts";

import { askBeforeLeaving } from "./ask-before-leaving.ts";
import { forgetAttempt } from "./attempt.ts";
import { CountryField } from "./country-field.client.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { DIALOG_FORM } from "./field-id.ts";
import { fillFromFields } from "./fill-from-fields.ts";
import { FormLayout, trapText } from "./form-layout.tsx";
import { KeepDraft } from "./keep-draft.client.tsx";
import { LiveMessage, LiveTextField } from "./live-text-field.client.tsx";
import { Notice, type NoticeValue } from "./notice.tsx";
import { QUOTE_SENT } from "./quote-events.ts";
import { joinRequest, onSubmit } from "./quote-request.ts";
import { SendButton } from "./send-button.tsx";
import { doubt, sendQuote } from "./send-quote.ts";
import { type FileState, nextStep } from "./send-step.ts";
import { SubjectOffer } from "./subject-offer.client.tsx";
import type { Typed } from "./typed.ts";
import { FileField } from "./upload/file-field.client.tsx";
import { uploadedFile, useUpload } from "./upload/upload.ts";
import { closeDialog, openDialog, useDialogOpen } from "./use-dialog-open.ts";
import { usePrefill } from "./use-prefill.ts";
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
  /** Why a file was not taken, as far as it was said at sending. */
  const refusal = useRef<string>(undefined);
  const path = usePathname();
  const [sentFrom, setSentFrom] = useState<string>();

  function warn(text: string, rest: Partial<NoticeValue> = {}): void {
    setNotice({ id: Date.now(), text, isAfterSending: false, ...rest });
  }

  /** As it is now: what sends a form that was sent before it came alive does not know what was rendered since. */
  function fileState(): FileState {
    const { upload, problem } = request.upload.get();
    const isSaid = problem === undefined || problem === refusal.current;
    refusal.current = problem;
    return upload.kind === "none" && !isSaid ? "rejected" : upload.kind;
  }

  async function send(values: QuoteValues) {
    const filledInMs = performance.now() - typed.since;
    const outcome = await sendQuote(
      values,
      uploadedFile(request.upload.get().upload),
      doubt({ trap: trapText(element.current), filledInMs }),
    );
    if (outcome.kind === "received") return;
    warn(outcome.message, { isAfterSending: true, detail: outcome.error?.message });
    // Somebody who closed it meanwhile takes the request for sent.
    if (name === DIALOG_FORM) openDialog();
    return { [FORM_ERROR]: outcome.message };
  }

  async function submit(form: FormApi<QuoteValues>): Promise<void> {
    // That the button was pressed is seen first.
    await untilPainted();
    if (form.getState().submitting) return;
    fillFromFields(form, name);
    const { values } = form.getState();
    const errors = validate(values);
    const step = nextStep({ errors, file: fileState(), phone: values.phone });
    setNotice(undefined);
    setSummary(step.kind === "invalid" ? { id: Date.now(), errors } : undefined);
    if (step.kind !== "send" && step.warning !== undefined) warn(step.warning);
    if (step.kind === "wait") return;

    form.setConfig("onSubmit", send);
    await askBeforeLeaving(() => form.submit());
    if (form.getState().submitSucceeded) finish(form, values);
  }

  function finish(form: FormApi<QuoteValues>, { email, country }: QuoteValues): void {
    form.restart({ ...NO_VALUES, country });
    file.remove();
    forgetAttempt();
    document.dispatchEvent(new Event(QUOTE_SENT));
    setSentFrom(path);
    // There it goes nowhere that could close it.
    if (path.startsWith("/thankyou")) closeDialog();
    navigate(`/thankyou?${new URLSearchParams({ Email: email.trim() }).toString()}`);
  }

  // The dialog belongs to the page it was opened on: it stays until the confirmation is there, or the visitor has gone back.
  const shownOn = useRef(path);
  useEffect(() => {
    if (shownOn.current === path) return;
    shownOn.current = path;
    closeDialog();
  }, [path]);

  usePrefill(request.form, typed.prefill);

  useLayoutEffect(() => {
    if (element.current) restoreFocus(element.current, typed.preHydration);
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
            message={<LiveMessage form={name} />}
            country={<CountryField form={name} typed={typed.countryText} />}
            offer={<SubjectOffer form={name} isOpen={isOpen && name === DIALOG_FORM} />}
            file={<FileField form={name} {...file} />}
            send={
              <>
                <Notice notice={notice} />
                <output className={sentFrom === path ? "block pb-3 font-medium" : ""}>
                  {sentFrom === path && SENT}
                </output>
                <SendButton form={name} type="submit" isSending={submitting} />
              </>
            }
          />
          <KeepDraft file={uploadedFile(file.upload)} prefill={typed.prefill} />
        </form>
      )}
    />
  );
}

const SENT = "Your request is sent. The confirmation is on its way.";
