import type { VisitorField } from "contracts/quote-request.ts";
import type { ComponentProps, FocusEvent, ReactNode } from "react";

import * as english from "#locale/en/quote-form.ts";
import { useWords } from "#locale/use-words.ts";
import { buttonClass } from "#ui/button.ts";

import { fieldId } from "../form-dom.ts";
import {
  COUNTRY_NAME,
  fieldNamesIn,
  HONEYPOT_NAME,
  MAX_MESSAGE_LENGTH,
  maxLengthOf,
  QUOTE_FIELDS,
} from "./form-logic.ts";

// The HTML of the form, the same before and after hydration.

const WIDTH = { half: undefined, wide: "max-dialog:col-span-full", full: "col-span-full" };

interface FormLayoutProps {
  renderField: (name: VisitorField) => ReactNode;
  file: ReactNode;
  send: ReactNode;
}

export function FormLayout({ renderField, file, send }: FormLayoutProps) {
  const { quoteForm, locale } = useWords(english);
  return (
    <div className="grid grid-cols-1 gap-4 phone:grid-cols-2">
      {fieldNamesIn(locale).map((name) => {
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
      <div className="absolute -start-[999em]" aria-hidden="true">
        <label>
          {quoteForm.honeypot}
          <input name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="col-span-full">{send}</div>
    </div>
  );
}

export function SendButton({ form, isSending = false }: { form: string; isSending?: boolean | undefined }) {
  const { quoteForm } = useWords(english);
  return (
    <div className="send-row">
      <button
        id={fieldId(form, "send")}
        type="submit"
        aria-disabled={isSending || undefined}
        className={buttonClass("primary")}
      >
        {isSending ? quoteForm.sending : quoteForm.send}
      </button>
      <p className="text-13 text-ink-3">{quoteForm.required}</p>
    </div>
  );
}

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  /** At the end of the label's line. */
  aside?: ReactNode;
  error?: string | undefined;
  /** The column in a grid of two fields. The error messages of both have the full width of the grid. */
  column?: "first" | "second";
  children: ReactNode;
}

/** Label, control and error message. */
function FieldFrame({ id, label, aside, error, column, children }: FieldFrameProps) {
  return (
    <>
      <div className={`flex items-baseline justify-between pb-1 text-14 ${column ? LABEL[column] : ""}`}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <div className={column && CONTROL[column]}>{children}</div>
      {error !== undefined && (
        <p
          id={`${id}-error`}
          className="col-span-2 flex items-start gap-1.5 pt-1 text-13 font-medium text-accent-text"
        >
          <svg viewBox="0 0 12 12" className="mt-1 size-3 shrink-0 fill-accent" aria-hidden="true">
            <path d="M6 .5 12 11H0zM5.4 4.2v3.4h1.2V4.2zm0 4.4v1.2h1.2V8.6z" fillRule="evenodd" />
          </svg>
          {error}
        </p>
      )}
    </>
  );
}

const LABEL = { first: "col-start-1 row-start-1", second: "col-start-2 row-start-1" };
const CONTROL = { first: "col-start-1 row-start-2", second: "col-start-2 row-start-2" };

/** The ARIA attributes that link a control to its error message in FieldFrame. */
function errorAttributes(id: string, error: string | undefined) {
  return error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` };
}

export type Control = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps {
  form: string;
  name: VisitorField;
  text?: string | undefined;
  /** None before hydration: then `text` is only the initial text. */
  handlers?: {
    onChange: (event: unknown) => void;
    onBlur: () => void;
    onFocus: (event: FocusEvent<Control>) => void;
  };
  error?: string | undefined;
}

export function TextField({ form, name, text = "", handlers, error }: TextFieldProps) {
  const { input, autoComplete, inputMode } = QUOTE_FIELDS[name];
  const label = useWords(english).quoteForm.fields[name];
  const id = fieldId(form, name);
  const shared = {
    id,
    name,
    "aria-required": true,
    maxLength: maxLengthOf(name),
    autoComplete,
    inputMode,
    ...errorAttributes(id, error),
    ...(handlers ? { ...handlers, value: text } : { defaultValue: text || undefined }),
  };
  if (input === "textarea") {
    const count = (
      // quote-form.css fixes its size, so that a new count causes no layout shift.
      <span className="letter-count" aria-hidden="true">
        {text.length} / {MAX_MESSAGE_LENGTH}
      </span>
    );
    return (
      <FieldFrame id={id} label={label} error={error} aside={count}>
        <textarea {...shared} rows={4} className="control" />
      </FieldFrame>
    );
  }
  const isTel = input === "tel";
  return (
    <FieldFrame id={id} label={label} error={error} {...(isTel ? { column: "second" } : {})}>
      <input
        {...shared}
        type={isTel ? "tel" : "text"}
        className={`control h-11 ${isTel ? "rounded-s-none" : ""}`}
      />
    </FieldFrame>
  );
}

interface CountryInputProps extends Omit<ComponentProps<"input">, "form" | "list"> {
  form: string;
  error?: string | undefined;
  /** The list below it, after hydration. */
  list?: ReactNode;
}

/** The field of the country: a plain input before hydration, then the input of a combobox. */
export function CountryInput({ form, error, list, ...input }: CountryInputProps) {
  const { autoComplete } = QUOTE_FIELDS.location;
  const label = useWords(english).quoteForm.fields.location;
  const id = fieldId(form, "location");
  return (
    <FieldFrame id={id} label={label} error={error} column="first">
      <div className="relative">
        <input
          id={id}
          name={COUNTRY_NAME}
          type="text"
          autoComplete={autoComplete}
          spellCheck={false}
          aria-required
          {...errorAttributes(id, error)}
          {...input}
          className="control h-11 rounded-e-none border-e-0 pe-7"
        />
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" strokeWidth="1.5" />
        </svg>
        {list}
      </div>
    </FieldFrame>
  );
}
