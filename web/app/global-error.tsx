"use client";

import { useEffect } from "react";

import { failure } from "#locale/en/failure.ts";
import { onPageError } from "#navigation/build-check.ts";
import { retryPreview } from "#shell/retry-preview.ts";

import "../styles/globals.css";

/** Replaces the whole document when the root layout or the header fails. Every visitor loads it in advance, so it is small. */
export default function CrashedSite({ error, retry }: { error: unknown; retry: () => void }) {
  const words = globalThis.pageWords?.failure ?? failure;
  useEffect(() => {
    console.error(error);
    onPageError();
    return retryPreview(retry);
  }, [error, retry]);

  return (
    <html lang="en">
      <body className="px-edge py-section font-sans text-16">
        <h1 className="text-h1">{words.title}</h1>
        <p role="alert">{words.text}</p>
        <button type="button" onClick={retry}>
          {words.retry}
        </button>{" "}
        <a href="/">{words.home}</a>
      </body>
    </html>
  );
}
