import type { FormApi } from "final-form";

import { findCountry, meantCountry, shortLabel } from "./country-search.ts";
import { TEXT_NAMES, textOf } from "./typed.ts";
import type { QuoteValues } from "./values.ts";

/** Takes what stands in the fields: some password managers fill them in and tell nobody, and the visitor sees them filled. */
export function fillFromFields(form: FormApi<QuoteValues>, name: string): void {
  const { values } = form.getState();
  const chosen = findCountry(values.country);
  const country = textOf(name, "country");
  const meant = chosen && country === shortLabel(chosen) ? chosen : meantCountry(country);
  form.batch(() => {
    for (const field of TEXT_NAMES) {
      const text = textOf(name, field);
      if (text !== values[field]) form.change(field, text);
    }
    if (meant && meant !== chosen) form.change("country", meant.iso);
  });
}
