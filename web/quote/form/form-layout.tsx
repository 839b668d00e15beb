import type { VisitorField } from "contracts/quote-request.ts";
import type { ComponentProps, ReactNode } from "react";

import { buttonClass } from "#ui/button.ts";

import { fieldId } from "../form-dom.ts";
import { FIELD_NAMES, QUOTE_FIELDS } from "./quote-fields.ts";

const WIDTH = { half: undefined, wide: "max-dialog:col-span-full", full: "col-span-full" };

interface FormLayoutProps {
  renderField: (name: VisitorField) => ReactNode;
  file: ReactNode;
  send: ReactNode;
}

/** The layout of the form, which is the same before and after hydration. */
export function FormLayout({ renderField, file, send }: FormLayoutProps) {
  return (
    <div className="grid grid-cols-1 gap-4 phone:grid-cols-2">
      {FIELD_NAMES.map((name) => {
        // Rendered below, in one row with its dialing code.
        if (name === "phone") return null;
        if (name === "location") {
          return (
            <div key={name} className={`phone-row ${WIDTH[QUOTE_FIELDS[name].width]}`}>
              {renderField("location")}
              {renderField("phone")}
            </div>
          );
        }
        return (
          <div key={name} className={WIDTH[QUOTE_FIELDS[name].width]}>
            {renderField(name)}
          </div>
        );
      })}
      <div className="col-span-full">{file}</div>
      <Honeypot />
      <div className="col-span-full">{send}</div>
    </div>
  );
}

const HONEYPOT = "fax-number";

/** A hidden field that only bots fill in. */
function Honeypot() {
  return (
    <div className="absolute -left-[999em]" aria-hidden="true">
      <label>
        Leave this empty
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function honeypotText(form: HTMLFormElement | null): string {
  const honeypot = form?.elements.namedItem(HONEYPOT);
  return honeypot instanceof HTMLInputElement ? honeypot.value : "";
}

interface SendButtonProps extends Omit<ComponentProps<"button">, "form"> {
  form: string;
  isSending?: boolean | undefined;
}

export function SendButton({ form, isSending = false, ...button }: SendButtonProps) {
  return (
    <div className="send-row">
      <button
        id={fieldId(form, "send")}
        aria-disabled={isSending || undefined}
        {...button}
        className={buttonClass("primary")}
      >
        {isSending ? "Sending…" : "Send request"}
      </button>
      <p className="text-13 text-ink-3">All fields are required except the file.</p>
    </div>
  );
}
