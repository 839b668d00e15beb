"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** Watches the file input of its parent element, with code that only pages with a part check load, and shows the check of a file. */
export function LazyPartCheck() {
  const mark = useRef<HTMLSpanElement>(null);
  const [check, showCheck] = useState<ReactNode>();

  useEffect(() => {
    const end = new AbortController();
    void import("./watch-part-file.tsx").then(({ watchPartFile }) =>
      watchPartFile(mark.current?.parentElement, showCheck, end.signal),
    );
    return () => end.abort();
  }, []);

  return check ?? <span ref={mark} hidden />;
}
