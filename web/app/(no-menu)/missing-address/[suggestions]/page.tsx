import type { Metadata } from "next";

import { getWords } from "#locale/words.ts";
import { parseSuggestions, PATH_PLACEHOLDER } from "#server/missing-page-address.ts";
import { InvalidAddress } from "#shell/invalid-address.tsx";

export function generateMetadata(): Metadata {
  return { title: getWords().wrongAddress.notFound, robots: { index: false } };
}

// Rendered when it is first requested, then cached until a page or a menu is published.
export const dynamic = "force-static";
export const generateStaticParams = (): { suggestions: string }[] => [];

/** The 404 screen for every path with the same suggestions. The custom server writes the path into it. */
export default async function MissingAddress({ params }: { params: Promise<{ suggestions: string }> }) {
  const { suggestions } = await params;
  const { wrongAddress } = getWords();
  return (
    <InvalidAddress
      title={wrongAddress.notFound}
      suggestions={parseSuggestions(decodeURIComponent(suggestions))}
    >
      <p data-path={PATH_PLACEHOLDER}>{wrongAddress.missing(PATH_PLACEHOLDER)}</p>
    </InvalidAddress>
  );
}
