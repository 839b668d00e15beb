import { notFound } from "next/navigation";
import { Suspense } from "react";

import { revalidateWithinAMinute } from "#cms/fetch.ts";
import * as labels from "#locale/labels.ts";

import { InvalidAddress } from "./invalid-address.tsx";
import { NotFoundBoundary } from "./not-found-boundary.client.tsx";
import { WaysOn } from "./ways-on.tsx";

/**
 * Status 404 and the not-found screen as HTML. The screen is the fallback of a boundary that fails: without the boundary
 * Next answers 404 with an empty document that only scripts can fill.
 */
export async function MissingPage({ path }: { path: string }) {
  // No CDN keeps a 404 for the year that it keeps a page.
  await revalidateWithinAMinute();
  const screen = (
    <InvalidAddress way={<WaysOn path={path} />}>
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
