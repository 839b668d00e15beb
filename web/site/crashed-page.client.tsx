"use client";

import { useEffect } from "react";

import { failure } from "#locale/labels.ts";
import { onPageError } from "#navigation/build-check.ts";

/**
 * The screen of invalid-address.tsx in place of a page that failed while rendering, perhaps because the server has a newer
 * build. Every visitor loads it beforehand, so it is drawn with as little as can be.
 */
export function CrashedPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error);
    onPageError();
  }, [error]);

  return (
    <div className="mx-auto max-w-sheet px-edge py-section">
      <h1 className="max-w-title text-h1">{failure.title}</h1>
      <p role="alert" className="mt-6 mb-8 text-18">
        {failure.text}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={retry} className="button button-primary">
          {failure.retry}
        </button>
        {/* oxlint-disable-next-line next/no-html-link-for-pages -- the crashed page is left for good, with all its scripts */}
        <a href="/" className="button button-secondary">
          {failure.home}
        </a>
      </div>
    </div>
  );
}
