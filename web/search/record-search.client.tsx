"use client";

import { useEffect } from "react";

import { recordSearch } from "./record-search.ts";

/** Reports the search whose results the page shows. */
export function RecordSearch({ query, results }: { query: string; results: number }) {
  useEffect(() => recordSearch(query, results), [query, results]);
  return null;
}
