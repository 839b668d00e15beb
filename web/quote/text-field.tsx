import { describedBy, FieldFrame } from "./field-frame.tsx";
import { fieldId } from "./field-id.ts";
import { TEXT_FIELDS, type TextFieldName } from "./fields.ts";

interface Control {
  readonly onChange: (event: unknown) => void;
  readonly onBlur: () => void;
  readonly onFocus: () => void;
}

/** A text field: without `control` the plain one of the page, with it the live one. */
export function TextField({
  form,
  name,
  written = "",
  control,
  error,
}: {
  form: string;
  name: TextFieldName;
  /** What stands in it from the beginning. */
  written?: string | undefined;
  control?: Control;
  error?: string | undefined;
}) {
  const { label, ...settings } = TEXT_FIELDS[name];
  const id = fieldId(form, name);
  const text = written === "" ? {} : { defaultValue: written };
  const shared = {
    id,
    name,
    "aria-required": true,
    ...settings,
    ...describedBy(id, error),
    ...text,
    ...control,
  };
  if (name === "message") {
    return (
      <FieldFrame id={id} label={label} error={error} aside={<Count id={id} length={written.length} />}>
        <textarea {...shared} rows={4} className="control" />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame id={id} label={label} error={error} {...(name === "phone" ? { column: "second" } : {})}>
      <input
        {...shared}
        type={name === "phone" ? "tel" : "text"}
        className={`control h-11 ${name === "phone" ? "rounded-l-none" : ""}`}
      />
    </FieldFrame>
  );
}

/** Of a size of its own: what changes in it with every key moves nothing else. */
function Count({ id, length }: { id: string; length: number }) {
  return (
    <span id={countId(id)} className="letter-count" aria-hidden="true">
      {countText(length)}
    </span>
  );
}

/** Where it is said how much of a field is written. */
export function countId(id: string): string {
  return `${id}-count`;
}

export function countText(length: number): string {
  return `${length} / ${TEXT_FIELDS.message.maxLength}`;
}
