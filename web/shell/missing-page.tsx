import { NotFoundBoundary } from "next-internals/not-found-boundary.client.tsx";
import { notFound } from "next/navigation";
import { createSuggestions } from "page-paths/suggest-paths.ts";
import { Suspense } from "react";
import { pathInLanguage } from "schemas/fields/language.ts";

import { getDirectoryInLanguage } from "#cms/content.ts";
import { revalidateWithinAMinute } from "#cms/fetch.ts";
import { getLanguage, getWords } from "#locale/words.ts";

import { InvalidAddress } from "./invalid-address.tsx";

/**
 * Sends status 404 with the screen of docs/behavior.md §2.7, if Next runs without the custom server. The screen is the fallback of
 * an error boundary, and a child calls `notFound()` on purpose: on its own, it would send an empty document that only scripts fill.
 */
export async function MissingPage({ path }: { path: string }) {
  // A CDN keeps pages for a year, but must not keep a 404 page.
  await revalidateWithinAMinute();
  const listed = (await getDirectoryInLanguage()).filter(({ isHidden }) => !isHidden);
  const suggest = createSuggestions(
    listed.map((page) => page.path),
    pathInLanguage("/", getLanguage()),
  );
  const { wrongAddress } = getWords();
  const screen = (
    <InvalidAddress title={wrongAddress.notFound} suggestions={suggest(path)}>
      <p data-path={path}>{wrongAddress.missing(path)}</p>
    </InvalidAddress>
  );
  return (
    <NotFoundBoundary screen={screen}>
      <Suspense fallback={screen}>
        <NotFound />
      </Suspense>
    </NotFoundBoundary>
  );
}

function NotFound(): never {
  notFound();
}
