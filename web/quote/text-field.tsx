import { CONTROL, describedBy, FieldFrame } from "./field-frame.tsx";
import { fieldId, TEXT_FIELDS, type TextFieldName } from "./fields.ts";

interface Control {
  readonly value: string;
  readonly onChange: (event: unknown) => void;
  readonly onBlur: () => void;
  readonly onFocus: () => void;
}

/** A text field: without `control` the plain one of the page, with it the live one. */
export function TextField({
  form,
  name,
  written,
  control,
  error,
}: {
  form: string;
  name: TextFieldName;
  /** What stands in the plain field from the beginning. */
  written?: string | undefined;
  control?: Control;
  error?: string | undefined;
}) {
  const { label, ...settings } = TEXT_FIELDS[name];
  const id = fieldId(form, name);
  const value = control ?? (written === undefined ? {} : { defaultValue: written });
  const shared = { id, name, "aria-required": true, ...settings, ...describedBy(id, error), ...value };
  if (name === "message") {
    return (
      <FieldFrame id={id} label={label} error={error} aside={<Count of={control?.value ?? written ?? ""} />}>
        <textarea {...shared} rows={4} className={`${CONTROL} min-h-26 resize-y py-2.5`} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame id={id} label={label} error={error} {...(name === "phone" ? { column: "second" } : {})}>
      <input
        {...shared}
        type={name === "phone" ? "tel" : "text"}
        className={`${CONTROL} h-11 ${name === "phone" ? "rounded-l-none" : ""}`}
      />
    </FieldFrame>
  );
}

function Count({ of: text }: { of: string }) {
  return (
    <span className="font-mono text-12 text-ink-3" aria-hidden="true">
      {text.length} / {TEXT_FIELDS.message.maxLength}
    </span>
  );
}
