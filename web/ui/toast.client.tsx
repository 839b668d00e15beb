"use client";

import { useEffect, useState } from "react";

/** docs/behavior.md §11.1. */
const DURATION_MS = 3000;

/**
 * A message at the top for three seconds; a new `key` shows it again. For eyes only, so its text is drawn by the style:
 * whoever shows it says the same in the page, where it stays and is read out.
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
