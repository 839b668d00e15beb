"use client";

import { useEffect, useRef } from "react";

/** Starts the loop that is its parent element, with code that only pages with a loop load. */
export function LoopControl() {
  const anchor = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const end = new AbortController();
    void import("./play-loop.ts").then(({ playLoop }) => playLoop(anchor.current?.parentElement, end.signal));
    return () => end.abort();
  }, []);

  return <span ref={anchor} hidden />;
}
