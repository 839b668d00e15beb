"use client";

import { useState } from "react";

import { SendButton, TextField } from "#quote/form/form-html.tsx";
import { UploadStatus } from "#quote/upload/file-field.client.tsx";
import { buttonClass } from "#ui/button.ts";
import { Toast } from "#ui/toast.client.tsx";

const FORM = "gallery";
/** The controls of the quote form in all states (empty, filled, invalid, busy), and the toast. */
export function FormStates() {
  const [shown, setShown] = useState(0);
  return (
    <div className="grid gap-8 tablet:grid-cols-2">
      <div className="grid content-start gap-4">
        <div>
          <TextField form={FORM} name="firstName" />
        </div>
        <div>
          <TextField form={FORM} name="lastName" text="Byron" />
        </div>
        <div>
          <TextField form={FORM} name="email" error="Enter your Email" />
        </div>
        <div>
          <TextField
            form={FORM}
            name="message"
            text="Twenty brackets in 5052, 2 mm"
            error="Enter your Project Description"
          />
        </div>
      </div>
      <div className="grid content-start gap-4">
        <div>
          <UploadStatus upload={{ kind: "uploading", name: "bracket.step", percent: 42 }} {...ROW} />
        </div>
        <div>
          <UploadStatus upload={FAILED} {...ROW} />
        </div>
        <SendButton form={FORM} />
        <SendButton form={`${FORM}-busy`} isSending />
        <p>
          <button
            type="button"
            className={buttonClass("secondary", "small")}
            onClick={() => setShown(shown + 1)}
          >
            Show a toast
          </button>
        </p>
        {shown > 0 && <Toast key={shown} text="The file is being uploaded......" />}
      </div>
    </div>
  );
}

const FAILED = {
  kind: "failed",
  name: "housing.stp",
  message: "The connection was cut.",
  file: new File([], "housing.stp"),
} as const;
const ignore = () => undefined;
const ROW = { onRetry: ignore, onRemove: ignore };
