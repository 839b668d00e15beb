"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { untilPainted } from "#ui/until.ts";

import { DIALOG_FORM } from "./field-id.ts";
import type { Typed } from "./typed.ts";
import { NEAR_DIALOG, watchDialog } from "./watch-dialog.ts";
import { watchForm } from "./watch-form.ts";
import { watchInline } from "./watch-inline.ts";

interface Live {
  readonly QuoteForm: ComponentType<{ form: string; typed: Typed }>;
  readonly typed: Typed;
}

/**
 * Shows the plain form of the page until the visitor comes near it; then the live one takes its place, with what was
 * typed. This is all that every page pays for it, so it imports next to nothing.
 */
export function QuoteDoor({
  form,
  prefill = "",
  children,
}: {
  form: string;
  /** What the plain form's description begins with. */
  prefill?: string | undefined;
  children: ReactNode;
}) {
  const [live, setLive] = useState<Live>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const isDialog = form === DIALOG_FORM;
    const start = watchForm({
      form,
      ...(isDialog ? { near: NEAR_DIALOG } : {}),
      signal,
      load: async (html, composed) => {
        try {
          // What was tapped is shown first; and between reading the scripts and rendering a key is let through.
          await untilPainted();
          const { QuoteForm, readPreHydrationState, readTyped } = await import("./live.ts");
          await untilPainted();
          await composed();
          if (signal.aborted) return true;
          const typed = readTyped(form, prefill, readPreHydrationState(html));
          // At once: between reading what was typed and taking its place nothing more can be typed.
          flushSync(() => setLive({ QuoteForm, typed }));
        } catch (error) {
          console.warn(error);
          setFailed(true);
          return false;
        }
        return true;
      },
    });
    if (isDialog) watchDialog(start, signal);
    else watchInline(form, start, signal);
    return () => end.abort();
  }, [form, prefill]);

  return (
    <div data-quote-form={form}>
      {live ? <live.QuoteForm form={form} typed={live.typed} /> : children}
      {!live && hasFailed && (
        <p role="alert">The form could not be loaded. Are you online? Press the button again.</p>
      )}
    </div>
  );
}
