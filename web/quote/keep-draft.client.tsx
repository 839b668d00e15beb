"use client";

import { useEffect } from "react";
import { useFormState } from "react-final-form";

import { keepDraft } from "./draft.ts";
import type { QuoteValues, StoredFile } from "./values.ts";

/** Keeps what is typed, as it is typed. */
export function KeepDraft({ file }: { file: StoredFile | undefined }) {
  const { values } = useFormState<QuoteValues>({ subscription: { values: true } });
  useEffect(() => keepDraft({ values, file }), [values, file]);
  return null;
}
