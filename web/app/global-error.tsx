"use client";

import { useEffect } from "react";

import { failure } from "#locale/en/failure.ts";
import { handlePageError } from "#shell/build-check.ts";

import "../styles/globals.css";

/** Replaces the whole document when the root layout or the header fails. Every visitor loads it in advance, so it is small. */
export default function CrashedSite({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => handlePageError(error, retry), [error, retry]);

  return (
    <html lang="en">
      <body className="px-edge py-section">
        <h1 className="text-h1">{failure.title}</h1>
        <p role="alert">{failure.text}</p>
        <button type="button" onClick={retry}>
          {failure.retry}
        </button>{" "}
        <a href="/">{failure.home}</a>
      </body>
    </html>
  );
}
