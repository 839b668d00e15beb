"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-final-form";

import { restoreFocus } from "#hydration/pre-hydration-state.ts";

import { CountryField } from "./country-field.client.tsx";
import { useSubmit } from "./delivery/use-submit.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { DIALOG_FORM } from "./field-id.ts";
import { FormLayout } from "./form-layout.tsx";
import { KeepDraft } from "./keep-draft.client.tsx";
import { LiveMessage, LiveTextField } from "./live-text-field.client.tsx";
import { Notice } from "./notice.tsx";
import { joinRequest, onSubmit } from "./quote-request.ts";
import { SendButton } from "./send-button.tsx";
import { SubjectOffer } from "./subject-offer.client.tsx";
import type { Typed } from "./typed.ts";
import { FileField } from "./upload/file-field.client.tsx";
import { uploadedFile, useUpload } from "./upload/upload.ts";
import { closeDialog, useDialogOpen } from "./use-dialog-open.ts";
import { usePrefill } from "./use-prefill.ts";
import type { QuoteValues } from "./values.ts";

/** The live form. It starts from what was typed into the plain one, and goes through the steps of Spec §4. */
export function QuoteForm({ form: name, typed }: { form: string; typed: Typed }) {
  const isOpen = useDialogOpen();
  const [request] = useState(() => joinRequest(typed));
  const file = useUpload(request.upload);
  const element = useRef<HTMLFormElement>(null);
  const path = usePathname();
  const { submit, notice, summary, isSent } = useSubmit({
    name,
    element,
    upload: request.upload,
    startedAt: typed.since,
  });

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
    const { fileInput, isSent: wasSubmitted } = typed;
    const take = () => file.choose([...(fileInput?.files ?? [])]);
    take();
    if (wasSubmitted) element.current?.requestSubmit();
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
                <output className={isSent ? "block pb-3 font-medium" : ""}>{isSent && SENT}</output>
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
