import type { FormApi } from "final-form";
import { useLayoutEffect } from "react";

import type { QuoteValues } from "./values.ts";

/** Begins an empty description with what the page's author wrote, and takes it back with the page when nobody touched it. */
export function usePrefill(form: FormApi<QuoteValues>, prefill: string): void {
  useLayoutEffect(() => {
    const message = () => form.getState().values.message;
    if (prefill !== "" && message() === "") form.change("message", prefill);
    return () => {
      if (prefill !== "" && message() === prefill) form.change("message", "");
    };
  }, [form, prefill]);
}
