"use client";

import { untilPainted } from "browser-kit/until.ts";
import { untilActive, watchNear } from "browser-kit/watch-near.ts";
import { USED_ATTRIBUTE } from "lazy-islands/used-attribute.ts";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { withWords } from "#locale/browser-words.ts";
import { formFailure } from "#locale/en/form-failure.ts";

import { DIALOG_SELECTOR, watchDialog } from "../dialog/dialog.ts";
import { DIALOG_FORM, FORM_ATTRIBUTE } from "../form-dom.ts";
import type { InteractiveQuoteFormProps } from "./quote-form.client.tsx";
import type { FormStart } from "./quote-session.ts";

interface Loaded {
  readonly InteractiveQuoteForm: ComponentType<InteractiveQuoteFormProps>;
  readonly start: FormStart;
}

interface LazyQuoteFormProps {
  form: string;
  prefill?: string | undefined;
  /** The form as HTML. */
  children: ReactNode;
}

/**
 * A lazy island: the interactive form replaces the HTML when the visitor approaches it. Keep this file small: every page loads it.
 */
export function LazyQuoteForm({ form, prefill = "", children }: LazyQuoteFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const html = root.current;
    if (!html) return undefined;
    const end = new AbortController();
    const { signal } = end;
    let state: "waiting" | "loading" | "loaded" = "waiting";
    const untilComposed = watchComposition(html, signal);

    const replace = async (): Promise<void> => {
      // Lets the browser paint the pressed button. After the import, lets it handle the keys that were pressed in the meantime.
      await untilPainted();
      const { InteractiveQuoteForm, startForm } = await withWords(
        "quoteForm",
        import("./quote-form.client.tsx"),
      );
      await untilPainted();
      await untilComposed();
      if (signal.aborted) return;
      const start = startForm(html, prefill);
      // Synchronous, so that the visitor cannot type between reading the texts and replacing the HTML.
      flushSync(() => setLoaded({ InteractiveQuoteForm, start }));
    };
    /** May be called again, also after it failed. */
    function load(): void {
      if (state !== "waiting") return;
      state = "loading";
      replace().then(
        () => (state = "loaded"),
        (error: unknown) => {
          console.warn(error);
          state = "waiting";
          setFailed(true);
        },
      );
    }

    html.addEventListener(
      "click",
      (event) => {
        const button = event.target instanceof Element ? event.target.closest("[type=submit]") : null;
        if (!button || state === "loaded") return;
        // The interactive form will send the request.
        event.preventDefault();
        button.toggleAttribute(USED_ATTRIBUTE, true);
        load();
      },
      { signal },
    );
    watchApproach(form, html, load, signal);
    if (form === DIALOG_FORM) watchDialog(load, signal);
    else watchNear(html, load, signal, "0px", untilActive());
    return () => end.abort();
  }, [form, prefill]);

  return (
    <div ref={root} {...{ [FORM_ATTRIBUTE]: form }}>
      {loaded ? <loaded.InteractiveQuoteForm form={form} prefill={prefill} start={loaded.start} /> : children}
      {!loaded && hasFailed && <p role="alert">{formFailure.text}</p>}
    </div>
  );
}

/** Returns a function that waits until an input method has finished composing a character. */
function watchComposition(html: Element, signal: AbortSignal): () => Promise<void> {
  let composed = Promise.resolve();
  function start(): void {
    composed = new Promise((resolve) => {
      html.addEventListener("compositionend", () => resolve(), { once: true });
    });
  }
  html.addEventListener("compositionstart", start, { signal, passive: true });
  return () => composed;
}

// `input` and `change` are needed for a dropped file and for autofill, which cause no pointer or focus events.
const NEAR_EVENTS = ["pointerover", "focusin", "input", "change"];

/** Calls `load` when the visitor points at, touches or focuses the form or its dialog. */
function watchApproach(form: string, html: Element, load: () => void, signal: AbortSignal): void {
  function loadIfNear({ target }: Event): void {
    if (!(target instanceof Element)) return;
    if (html.contains(target) || (form === DIALOG_FORM && target.closest(DIALOG_SELECTOR))) load();
  }
  for (const type of NEAR_EVENTS) document.addEventListener(type, loadIfNear, { signal, passive: true });
  if (html.querySelector(`[${USED_ATTRIBUTE}], :focus, :hover`)) load();
}
