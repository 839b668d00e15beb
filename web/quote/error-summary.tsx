import type { MouseEvent } from "react";

import { fieldId } from "./field-id.ts";
import { FIELD_ORDER, labelOf } from "./fields.ts";
import type { QuoteErrors } from "./validation.ts";

/** All that is missing, with ways to the fields. It takes the focus when it appears. */
export function ErrorSummary({ form, errors }: { form: string; errors: QuoteErrors }) {
  const wrong = FIELD_ORDER.filter((name) => errors[name] !== undefined);
  if (wrong.length === 0) return null;
  const id = `${form}-summary`;
  return (
    <section
      aria-labelledby={id}
      tabIndex={-1}
      ref={focus}
      className="mb-4 border-2 border-red px-4 py-3 text-14 outline-none"
    >
      <h3 id={id} className="text-16">
        {wrong.length === 1 ? "Please complete one field" : `Please complete ${wrong.length} fields`}
      </h3>
      <ul className="mt-1">
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(form, name)}`}
              onClick={goTo}
              className="inline-block py-1 font-medium text-red-text text-link"
            >
              {labelOf(name)}: {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function focus(box: HTMLElement | null): void {
  box?.focus();
}

function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
