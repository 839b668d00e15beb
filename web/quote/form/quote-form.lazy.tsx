"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { PreHydrationState } from "#hydration/pre-hydration-state.ts";
import { USED_ATTRIBUTE } from "#hydration/protocol.ts";
import { untilPainted } from "#ui/browser/until.ts";

import { DIALOG_SELECTOR, watchDialog } from "../dialog/watch-dialog.ts";
import { DIALOG_FORM, fieldId, FORM_ATTRIBUTE } from "../form-dom.ts";
import type { InteractiveQuoteFormProps } from "./quote-form.client.tsx";

interface Loaded {
  readonly InteractiveQuoteForm: ComponentType<InteractiveQuoteFormProps>;
  readonly preHydration: PreHydrationState;
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

    const load = async (untilComposed: () => Promise<void>): Promise<void> => {
      // Lets the browser paint the pressed button. After the import, lets it handle the keys that were pressed in the meantime.
      await untilPainted();
      const { InteractiveQuoteForm, readPreHydrationState } = await import("./quote-form.client.tsx");
      await untilPainted();
      await untilComposed();
      if (signal.aborted) return;
      const preHydration = readPreHydrationState(html);
      // Synchronous, so that the visitor cannot type between reading the texts and replacing the HTML.
      flushSync(() => setLoaded({ InteractiveQuoteForm, preHydration }));
    };
    const onError = () => setFailed(true);
    const start = watchForm({ form, html, load, onError, signal });
    if (form === DIALOG_FORM) watchDialog(start, signal);
    else watchInlineForm(html, start, signal);
    return () => end.abort();
  }, [form]);

  return (
    <div ref={root} {...{ [FORM_ATTRIBUTE]: form }}>
      {loaded ? (
        <loaded.InteractiveQuoteForm form={form} prefill={prefill} preHydration={loaded.preHydration} />
      ) : (
        children
      )}
      {!loaded && hasFailed && (
        <p role="alert">The form couldn't load. Check that you are online and try again.</p>
      )}
    </div>
  );
}

// `input` and `change` are needed for a dropped file and for autofill, which cause no pointer or focus events.
const NEAR_EVENTS = ["pointerover", "touchstart", "focusin", "input", "change"];

interface FormWatch {
  readonly form: string;
  readonly html: Element;
  /** Called again if it fails. `untilComposed` waits until an input method has finished composing a character. */
  readonly load: (untilComposed: () => Promise<void>) => Promise<void>;
  readonly onError: () => void;
  readonly signal: AbortSignal;
}

/**
 * Calls `load` when the visitor points at, touches or focuses the form or its dialog. The returned function calls it immediately.
 */
function watchForm({ form, html, load, onError, signal }: FormWatch): () => void {
  const options = { signal, passive: true };
  let state: "waiting" | "loading" | "loaded" = "waiting";
  let composed = Promise.resolve();

  function start(): void {
    if (state !== "waiting") return;
    state = "loading";
    load(() => composed).then(
      () => (state = "loaded"),
      (error: unknown) => {
        console.warn(error);
        state = "waiting";
        onError();
      },
    );
  }
  function startIfNear({ target }: Event): void {
    if (!(target instanceof Element)) return;
    if (html.contains(target) || (form === DIALOG_FORM && target.closest(DIALOG_SELECTOR))) start();
  }
  for (const type of NEAR_EVENTS) document.addEventListener(type, startIfNear, options);

  html.addEventListener(
    "compositionstart",
    () => {
      composed = new Promise((resolve) => {
        html.addEventListener("compositionend", () => resolve(), { once: true });
      });
    },
    options,
  );
  html.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button?.id !== fieldId(form, "send") || state === "loaded") return;
      // The interactive form will send the request.
      button.toggleAttribute(USED_ATTRIBUTE, true);
      start();
    },
    options,
  );
  if (html.querySelector(`[${USED_ATTRIBUTE}], :focus, :hover`)) start();
  return start;
}

const ACTIVITY = ["pointermove", "scroll", "keydown", "touchstart"];

/** Calls `start` when the form is visible and the visitor is active. Visitors who only read the top of the page do not load it. */
function watchInlineForm(html: Element, start: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    for (const type of ACTIVITY) {
      document.addEventListener(type, start, { signal, passive: true, once: true });
    }
  });
  observer.observe(html);
  signal.addEventListener("abort", () => observer.disconnect());
}
