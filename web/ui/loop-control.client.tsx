"use client";

import { useEffect, useRef } from "react";

/** Sets the loop that it stands in going, by code that other pages do not fetch. */
export function LoopControl() {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const end = new AbortController();
    void import("./play-loop.ts").then(({ playLoop }) => playLoop(place.current?.parentElement, end.signal));
    return () => end.abort();
  }, []);

  return <span ref={place} hidden />;
}
