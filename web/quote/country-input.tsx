import type { ComponentProps } from "react";

import { describedBy } from "./field-frame.tsx";
import { fieldId } from "./field-id.ts";

/** The field that a country is searched in: plain in the page, a combobox when live. */
export function CountryInput({
  form,
  error,
  ...control
}: { form: string; error?: string | undefined } & Omit<ComponentProps<"input">, "form">) {
  const id = fieldId(form, "country");
  return (
    <>
      <input
        id={id}
        name="country"
        type="text"
        autoComplete="tel-country-code"
        spellCheck={false}
        aria-required
        {...describedBy(id, error)}
        {...control}
        className="control h-11 rounded-r-none border-r-0 pr-7"
      />
      <svg viewBox="0 0 10 6" aria-hidden="true">
        <path d="m1 1 4 4 4-4" strokeWidth="1.5" />
      </svg>
    </>
  );
}
