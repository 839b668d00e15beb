"use client";

import { useTextLimit } from "browser-kit/text-limit.ts";
import type { ReactNode } from "react";

import * as english from "#locale/en/quote-form.ts";
import { useWords } from "#locale/use-words.ts";

interface CutNoticeProps {
  className?: string;
  /** A label with the number of characters, if the field has none yet. */
  counted?: { id: string; label: string; max: number };
  children: ReactNode;
}

/** A field that says if a pasted text was cut off. */
export function CutNotice({ className, counted, children }: CutNoticeProps) {
  const { quoteForm } = useWords(english);
  const { cutAt, length = 0, handlers } = useTextLimit<HTMLDivElement>();
  return (
    <div className={className} {...handlers}>
      {counted && (
        <div className="flex items-baseline justify-between pb-3">
          <label htmlFor={counted.id} className="text-14 font-medium">
            {counted.label}
          </label>
          <span className="letter-count needs-script" aria-hidden="true">{`${length} / ${counted.max}`}</span>
        </div>
      )}
      {children}
      {cutAt !== undefined && (
        <p role="alert" className="pt-1 text-13 font-medium text-accent-text">
          {quoteForm.cutOff(cutAt)}
        </p>
      )}
    </div>
  );
}
