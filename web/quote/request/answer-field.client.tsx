"use client";

import { MAX_ANSWER_LENGTH } from "contracts/request-page.ts";
import { type ComponentProps, useEffect, useRef, useState } from "react";

import { CutNotice } from "../form/cut-notice.client.tsx";

/** The text for us, with the number of its characters. */
export function AnswerField({ label, ...field }: ComponentProps<"textarea"> & { label: string }) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(String(field.defaultValue).length);
  // What was typed before the script was loaded.
  useEffect(() => setLength(textarea.current?.value.length ?? 0), []);
  return (
    <CutNotice className="w-full">
      <div className="flex items-baseline justify-between pb-3 text-14">
        <label htmlFor={field.id} className="font-medium">
          {label}
        </label>
        <span className="letter-count" aria-hidden="true">
          {length} / {MAX_ANSWER_LENGTH}
        </span>
      </div>
      <textarea
        {...field}
        ref={textarea}
        maxLength={MAX_ANSWER_LENGTH}
        rows={3}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        dir="auto"
        className="control"
      />
    </CutNotice>
  );
}
