"use client";

import { useField } from "react-final-form";

import { fieldId } from "./field-id.ts";
import { MESSAGE_LENGTH } from "./fields.ts";
import { subjectLine, withSubject } from "./subject.ts";

/** One tap puts what the visitor was reading into the description. */
export function SubjectOffer({ form, isOpen }: { form: string; isOpen: boolean }) {
  const { input } = useField<string>("message", { subscription: { value: true } });
  // A page that is not there has no canonical address, and is about nothing.
  const isPage = isOpen && document.querySelector("[rel=canonical]") !== null;
  const line = isPage ? subjectLine(location.pathname, document.title) : undefined;
  if (line === undefined) return null;
  const offered = withSubject(input.value, line, MESSAGE_LENGTH);
  if (offered === input.value) return null;

  function take(): void {
    input.onChange(offered);
    document.getElementById(fieldId(form, "message"))?.focus();
  }
  return (
    <button
      type="button"
      onClick={take}
      className="mt-1.5 cursor-pointer rounded-1 px-2.5 py-1 text-left text-13 text-ink-2 border border-rule hover:border-ink"
    >
      + Add “{line}”
    </button>
  );
}
