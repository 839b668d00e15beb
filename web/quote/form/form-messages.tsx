import type { MouseEvent, Ref } from "react";

import * as english from "#locale/en/quote-form.ts";
import { useWords } from "#locale/use-words.ts";

import { fieldId } from "../form-dom.ts";
import { fieldNamesIn, type QuoteErrors } from "./form-logic.ts";

interface ErrorSummaryProps {
  form: string;
  errors: QuoteErrors;
  ref?: Ref<HTMLElement>;
  /** The interactive form moves the focus itself, so that the browser's history gets no entry. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Lists the invalid fields, with links to them. In a page that the server sends, the browser focuses it. */
export function ErrorSummary({ form, errors, ref, onFollow }: ErrorSummaryProps) {
  const { quoteForm, locale } = useWords(english);
  const invalid = fieldNamesIn(locale).filter((name) => errors[name] !== undefined);
  if (invalid.length === 0) return null;
  const id = `${form}-summary`;
  return (
    <section
      aria-labelledby={id}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it says what is wrong with the form that the visitor has just sent
      autoFocus
      ref={ref}
      className="mb-4 border-2 border-accent px-4 py-3 text-14 outline-none"
    >
      <h3 id={id} className="text-16">
        {quoteForm.incomplete(invalid.length)}
      </h3>
      <ul className="mt-1">
        {invalid.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(form, name)}`}
              onClick={onFollow}
              className="inline-block py-1 font-medium text-accent-text text-link"
            >
              {quoteForm.problem(quoteForm.fields[name], errors[name] ?? "")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface FormWarning {
  /** A new id for each warning of the interactive form, so that a repeated text is shown and read out again. */
  readonly id?: number;
  readonly text: string;
  /** Technical details for the visitor to pass on to support. */
  readonly detail?: string | undefined;
  /** Whether the request was sent and may have arrived. */
  readonly isAfterSending: boolean;
}

/** A warning above the send button, until the next attempt. */
export function Warning({ warning }: { warning: FormWarning | undefined }) {
  const { quoteForm } = useWords(english);
  return (
    <div role="alert">
      {warning && (
        <div key={warning.id} className="mb-4 border-s-2 border-accent bg-sheet px-4 py-2.5 text-14">
          <p className="font-medium">{warning.text}</p>
          {warning.isAfterSending && <p className="text-ink-2">{quoteForm.saved}</p>}
          {warning.detail && <p className="font-mono text-12 break-words text-ink-3">{warning.detail}</p>}
        </div>
      )}
    </div>
  );
}
