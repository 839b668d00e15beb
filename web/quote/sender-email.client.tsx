"use client";

import { useEffect, useRef } from "react";

import { emailIn } from "./email-in.ts";

/** Shows the e-mail address that the page's own address carries, as text, and takes it out of there. */
export function SenderEmail() {
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const { found, cleanPath } = emailIn(location);
    if (location.pathname + location.search === cleanPath) return;
    history.replaceState(history.state, "", cleanPath);
    if (line.current && found !== undefined) line.current.textContent = `Our answer goes to ${found}`;
  }, []);

  return <p ref={line} className="mt-4 min-h-[1lh] max-w-lead font-semibold break-words" />;
}
