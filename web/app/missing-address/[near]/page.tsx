import type { Metadata } from "next";

import * as labels from "#locale/labels.ts";
import { nearOf, PATH_SLOT } from "#server/missing/screen-address.ts";
import { InvalidAddress } from "#site/invalid-address.tsx";
import { WaysOn } from "#site/ways-on.tsx";

export const metadata: Metadata = { title: labels.wrongAddress.pageTitle, robots: { index: false } };

// Made when it is first asked for, then kept until a page or a menu is published.
export const dynamic = "force-static";
export const generateStaticParams = (): { near: string }[] => [];

/** The not-found screen for every path with the same near pages. web/server writes the path into it. */
export default async function MissingAddress({ params }: { params: Promise<{ near: string }> }) {
  const { near } = await params;
  return (
    <InvalidAddress way={<WaysOn near={nearOf(decodeURIComponent(near))} />}>
      <p data-path={PATH_SLOT}>{labels.wrongAddress.missing(PATH_SLOT)}</p>
    </InvalidAddress>
  );
}
