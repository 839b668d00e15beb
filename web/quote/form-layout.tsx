import type { ComponentType, ReactNode } from "react";

import type { TextFieldName } from "./fields.ts";

/** Where the fields stand, for the page's plain form and the live one alike. */
export function FormLayout({
  form,
  field: Field,
  message,
  country,
  offer,
  file,
  send,
}: {
  /** Which form of the page: the beginning of its fields' ids. */
  form: string;
  field: ComponentType<{ form: string; name: TextFieldName }>;
  message: ReactNode;
  country: ReactNode;
  offer?: ReactNode;
  file: ReactNode;
  send: ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 gap-4 phone:grid-cols-2">
      <div>
        <Field form={form} name="firstName" />
      </div>
      <div>
        <Field form={form} name="lastName" />
      </div>
      <div className="max-dialog:col-span-full">
        <Field form={form} name="email" />
      </div>
      <div className="phone-row max-dialog:col-span-full">
        {country}
        <Field form={form} name="phone" />
      </div>
      <div className="col-span-full">
        {message}
        {offer}
      </div>
      <div className="col-span-full">{file}</div>
      <Trap />
      <div className="col-span-full">{send}</div>
    </div>
  );
}

const TRAP = "fax-number";

/** People never see it; whatever fills in every field does. */
function Trap() {
  return (
    <div className="absolute -left-[999em]" aria-hidden="true">
      <label>
        Leave this empty
        <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What stands in the field that people never see. */
export function trapText(form: HTMLFormElement | null): string {
  const trap = form?.elements.namedItem(TRAP);
  return trap instanceof HTMLInputElement ? trap.value : "";
}
