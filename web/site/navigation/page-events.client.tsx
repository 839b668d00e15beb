"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

import type { AnalyticsTags } from "#statistics/analytics.ts";

import { arriveAt, startPageEvents } from "./page-events.ts";

/** Tells the plain scripts of the shell that the page has changed. Renders nothing. Without `tags` the visit is not counted. */
export function PageEvents({ tags }: { tags: AnalyticsTags | undefined }) {
  const path = usePathname();
  const router = useRouter();
  const isStarted = useRef(false);

  useEffect(() => {
    if (!isStarted.current) startPageEvents(tags, router);
    isStarted.current = true;
    arriveAt(location.origin + path);
  }, [path, tags, router]);

  return null;
}
