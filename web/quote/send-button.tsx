import type { ComponentProps } from "react";

import { buttonClass } from "#ui/button.ts";

import { fieldId } from "./field-id.ts";

export function SendButton({
  form,
  isSending = false,
  ...button
}: { form: string; isSending?: boolean | undefined } & Omit<ComponentProps<"button">, "form">) {
  return (
    <div className="send-row">
      <button
        id={fieldId(form, "send")}
        aria-disabled={isSending || undefined}
        {...button}
        className={buttonClass("primary")}
      >
        {isSending ? "Sending…" : "Send the request"}
      </button>
      <p className="text-13 text-ink-3">All fields are required; the file is optional.</p>
    </div>
  );
}
