"use client";

import { CrashedPage } from "#site/crashed-page.client.tsx";

import "../styles/globals.css";

/** When the root layout or the header itself fails: a document of its own. */
export default function CrashedSite(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body className="font-sans text-16">
        <main>
          <CrashedPage {...props} />
        </main>
      </body>
    </html>
  );
}
