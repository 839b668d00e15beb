"use client";

import { useEffect } from "react";
import { useForm } from "react-final-form";

import { keepDraft } from "./draft.ts";
import type { UploadedFile } from "./upload/storage.ts";
import type { QuoteValues } from "./values.ts";

/** Between two keys a phone has better things to do. */
const PAUSE_MS = 200;

/** Keeps what is typed: at a pause, and when the page is left. */
export function KeepDraft({ file, prefill }: { file: UploadedFile | undefined; prefill: string }) {
  const form = useForm<QuoteValues>();

  useEffect(() => {
    const end = new AbortController();
    let pause: ReturnType<typeof setTimeout> | undefined;

    function keepNow(): void {
      clearTimeout(pause);
      const { values } = form.getState();
      // What the page's author wrote is not the visitor's.
      keepDraft({ values: { ...values, message: values.message === prefill ? "" : values.message }, file });
    }
    const unsubscribe = form.subscribe(
      () => {
        clearTimeout(pause);
        pause = setTimeout(keepNow, PAUSE_MS);
      },
      { values: true },
    );
    addEventListener("pagehide", keepNow, { signal: end.signal });
    return () => {
      end.abort();
      unsubscribe();
      keepNow();
    };
  }, [form, file, prefill]);
  return null;
}
