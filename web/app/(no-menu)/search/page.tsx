import type { Metadata } from "next";

import * as labels from "#locale/labels.ts";
import { SEARCH_PATH, trimQuery } from "#search/addresses.ts";
import { SearchPage } from "#search/search-page.tsx";

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

export const metadata: Metadata = {
  title: labels.search.title,
  robots: { index: false },
  alternates: { canonical: SEARCH_PATH },
};

export default async function Page({ searchParams }: Props) {
  const [query = ""] = [(await searchParams).q].flat();
  return <SearchPage query={trimQuery(query)} />;
}
