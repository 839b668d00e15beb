"use client";

import { useEffect, useRef } from "react";

/** Starts the video loop in its parent element. A separate component, so that only pages with a loop load the code. */
export function LoopControl() {
  const anchor = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const end = new AbortController();
    void import("./play-loop.ts").then(({ playLoop }) => playLoop(anchor.current?.parentElement, end.signal));
    return () => end.abort();
  }, []);

  return <span ref={anchor} hidden />;
}
