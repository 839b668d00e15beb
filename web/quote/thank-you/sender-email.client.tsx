"use client";

import { decodePath } from "page-paths/decode.ts";
import { useEffect, useRef } from "react";

interface SenderEmailProps {
  /** The address of the page without an email address. */
  path: string;
  /** The sentence around the email address. The server passes it in, so that browsers need no words for it. */
  sentence: { readonly before: string; readonly after: string };
}

/** Shows the email address from the page's URL, and removes it from the URL. */
export function SenderEmail({ path, sentence: { before, after } }: SenderEmailProps) {
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const email = emailFromUrl(location);
    if (location.pathname + location.search === path) return;
    history.replaceState(history.state, "", path);
    if (line.current && email !== undefined) line.current.textContent = before + email + after;
  }, [before, after, path]);

  return <p ref={line} className="mt-4 min-h-[1lh] max-w-lead font-semibold break-words" />;
}

/** docs/behavior.md §5.2. */
const MAX_EMAIL_LENGTH = 100;

/**
 * Reads the email address from /thankyou?Email=… or /thankyou2/…. Undefined if it does not look like an email address, so that a
 * crafted link cannot put other text on the page.
 */
export function emailFromUrl({
  pathname,
  search,
}: Pick<Location, "pathname" | "search">): string | undefined {
  const segment = /\/thankyou2\/([^/]+)$/i.exec(pathname)?.[1];
  const text = segment === undefined ? new URLSearchParams(search).get("Email") : decodePath(segment);
  const email = text?.trim() ?? "";
  const isEmail = email.length <= MAX_EMAIL_LENGTH && /^[^\s@<>"]+@[^\s@<>"]+$/.test(email);
  return isEmail ? email : undefined;
}
