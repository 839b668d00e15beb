"use client";

import { useEffect } from "react";

import { failure } from "#locale/labels.ts";
import { onPageError } from "#navigation/build-check.ts";

import "../styles/globals.css";

/** When the root layout or the header itself fails: a document of its own. Every visitor loads it beforehand, so it is plain. */
export default function CrashedSite({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error);
    onPageError();
  }, [error]);

  return (
    <html lang="en">
      <body className="px-edge py-section font-sans text-16">
        <h1 className="text-h1">{failure.title}</h1>
        <p role="alert">{failure.text}</p>
        <button type="button" onClick={retry}>
          {failure.retry}
        </button>{" "}
        {/* oxlint-disable-next-line next/no-html-link-for-pages -- the crashed page is left for good, with all its scripts */}
        <a href="/">{failure.home}</a>
      </body>
    </html>
  );
}
