"use client";

import { useEffect } from "react";
import { useFormState } from "react-final-form";

import { keepDraft } from "./draft.ts";
import type { QuoteValues, StoredFile } from "./values.ts";

/** Keeps what is typed, as it is typed. */
export function KeepDraft({ file, prefill }: { file: StoredFile | undefined; prefill: string }) {
  const { values } = useFormState<QuoteValues>({ subscription: { values: true } });
  useEffect(() => {
    // What the page's author wrote is not the visitor's.
    const message = values.message === prefill ? "" : values.message;
    keepDraft({ values: { ...values, message }, file });
  }, [values, file, prefill]);
  return null;
}
