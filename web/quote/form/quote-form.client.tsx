"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-final-form";

import { type PreHydrationState, restoreFocus } from "#hydration/pre-hydration-state.ts";

import { closeDialog, useDialogOpen } from "../dialog/dialog-state.ts";
import { DIALOG_FORM } from "../form-dom.ts";
import { FileField } from "../upload/file-field.client.tsx";
import { useUpload } from "../upload/upload.ts";
import { CountryField } from "./country-field.client.tsx";
import { FormLayout, SendButton } from "./form-layout.tsx";
import { ErrorSummary, Warning } from "./form-messages.tsx";
import { InteractiveMessage, InteractiveTextField, SubjectSuggestion } from "./interactive-fields.client.tsx";
import { QUOTE_FIELDS, type QuoteValues } from "./quote-fields.ts";
import { applyPrefill, saveDraft, startForm, submitWithoutForm } from "./quote-store.ts";
import { useSubmit } from "./send-quote.ts";

export { readPreHydrationState } from "#hydration/pre-hydration-state.ts";

export interface InteractiveQuoteFormProps {
  form: string;
  prefill: string;
  /** What the visitor did in the HTML form that this form replaces. */
  preHydration: PreHydrationState;
}

/** The interactive form, which validates and sends. React Final Form holds its state. */
export function InteractiveQuoteForm({ form: name, prefill, preHydration }: InteractiveQuoteFormProps) {
  const isDialogOpen = useDialogOpen();
  const [{ session, countryText, fileInput, isSendPressed, startedAt }] = useState(() =>
    startForm(name, prefill, preHydration),
  );
  const file = useUpload(session.upload);
  const element = useRef<HTMLFormElement>(null);
  const path = usePathname();
  const { submit, warning, summary, isSent } = useSubmit({
    name,
    element,
    upload: session.upload,
    startedAt,
  });

  // The dialog stays open until another page is shown: the confirmation, or the previous page.
  const shownOn = useRef(path);
  useEffect(() => {
    if (shownOn.current === path) return;
    shownOn.current = path;
    closeDialog();
  }, [path]);

  useLayoutEffect(() => applyPrefill(session, prefill), [session, prefill]);
  useEffect(() => saveDraft(session, prefill), [session, prefill]);

  useLayoutEffect(() => {
    if (element.current) restoreFocus(element.current, preHydration);
  }, [preHydration]);

  useEffect(() => {
    const chooseFile = () => file.choose([...(fileInput?.files ?? [])]);
    chooseFile();
    if (isSendPressed) element.current?.requestSubmit();
    // If the visitor opened a file dialog before hydration, the browser gives the file to the replaced input.
    fileInput?.addEventListener("change", chooseFile);
    return () => fileInput?.removeEventListener("change", chooseFile);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, to repeat what the visitor did before hydration
  }, []);

  function renderField(field: keyof QuoteValues) {
    if (QUOTE_FIELDS[field].input === "country") {
      return <CountryField form={name} initialText={countryText} />;
    }
    if (field !== "message") return <InteractiveTextField form={name} name={field} />;
    return (
      <>
        <InteractiveMessage form={name} />
        <SubjectSuggestion form={name} isOpen={isDialogOpen && name === DIALOG_FORM} />
      </>
    );
  }

  return (
    <Form<QuoteValues>
      form={session.form}
      onSubmit={submitWithoutForm}
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
            renderField={renderField}
            file={<FileField form={name} {...file} />}
            send={
              <>
                <Warning warning={warning} />
                <output className={isSent ? "block pb-3 font-medium" : ""}>{isSent && SENT}</output>
                <SendButton form={name} type="submit" isSending={submitting} />
              </>
            }
          />
        </form>
      )}
    />
  );
}

const SENT = "Request sent. Loading the confirmation.";
