import { notFound } from "next/navigation";
import { Suspense } from "react";

import { getDirectory } from "#cms/content.ts";
import { revalidateWithinAMinute } from "#cms/fetch.ts";
import { suggestPaths } from "#cms/suggest-paths.ts";
import * as labels from "#locale/labels.ts";
import { NotFoundBoundary } from "#next-internals/not-found-boundary.client.tsx";

import { InvalidAddress } from "./invalid-address.tsx";

/**
 * Status 404 with the screen of docs/behavior.md §2.7, where Next runs without the custom server. The screen is the fallback of
 * a boundary that fails on purpose: `notFound()` alone would send an empty document that only scripts can fill.
 */
export async function MissingPage({ path }: { path: string }) {
  // A CDN keeps pages for a year, but no 404.
  await revalidateWithinAMinute();
  const listed = (await getDirectory()).filter(({ isHidden }) => !isHidden);
  const suggestions = suggestPaths(
    path,
    listed.map((page) => page.path),
  );
  const screen = (
    <InvalidAddress suggestions={suggestions}>
      <p data-path={path}>{labels.wrongAddress.missing(path)}</p>
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
