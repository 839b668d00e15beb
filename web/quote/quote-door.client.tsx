"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";

import type { Typed } from "./typed.ts";
import { watchIntent } from "./watch-intent.ts";

interface Live {
  readonly QuoteForm: ComponentType<{ typed: Typed }>;
  readonly typed: Typed;
}

/**
 * Shows the plain form of the page until the visitor comes near it; then the live one takes its place, with what was
 * typed. This is all that every page pays for it, so it imports next to nothing.
 */
export function QuoteDoor({ children }: { children: ReactNode }) {
  const [live, setLive] = useState<Live>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(
    () =>
      watchIntent(async (meanwhile) => {
        try {
          const { QuoteForm, readTyped } = await import("./live.ts");
          await meanwhile.composed();
          const typed = readTyped(meanwhile);
          // At once: between reading what was typed and taking its place nothing more can be typed.
          flushSync(() => setLive({ QuoteForm, typed }));
        } catch {
          setFailed(true);
          return false;
        }
        return true;
      }),
    [],
  );

  if (live) return <live.QuoteForm typed={live.typed} />;
  return (
    <>
      {children}
      {hasFailed && (
        <p role="alert">
          The form could not be loaded. Check that you are online, then press the button again.
        </p>
      )}
    </>
  );
}
