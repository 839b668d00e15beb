"use client";

import { useEffect } from "react";

import { failure } from "#locale/en/failure.ts";
import { handlePageError } from "#shell/build-check.ts";

/**
 * The error screen for a page that failed to render, perhaps because the server has a newer build. It repeats the markup of
 * invalid-address.tsx without its imports, because every page loads it.
 */
export default function CrashedPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => handlePageError(error, retry), [error, retry]);

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
        <a href="/" className="button button-secondary">
          {failure.home}
        </a>
      </div>
    </div>
  );
}
