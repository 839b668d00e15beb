"use client";

import { useEffect, useState } from "react";

/** docs/behavior.md §11.1. */
const DURATION_MS = 3000;

/**
 * Shows a message at the top of the window for three seconds. A new `key` shows it again. The text is CSS content, so the caller
 * must also show it in the page for screen readers.
 */
export function Toast({ text }: { text: string }) {
  const [isShown, setShown] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setShown(false), DURATION_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    isShown && (
      <div
        aria-hidden="true"
        data-text={text}
        className="fixed inset-x-0 top-4 z-2000 mx-auto w-max max-w-9/10 break-words rounded-1 bg-ink px-4 py-3 text-15 text-white shadow-dialog before:content-[attr(data-text)]"
      />
    )
  );
}
