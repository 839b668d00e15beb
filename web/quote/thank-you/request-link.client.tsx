"use client";

import type { ReactNode } from "react";

import * as english from "#locale/en/receipt.ts";
import { useWords } from "#locale/use-words.ts";
import { buttonClass } from "#ui/button.ts";

import { useKeptReceipt } from "../receipt/kept-receipt.ts";

/**
 * The number of the request that was just sent, by when staff reply, and the link to its page. Nothing if the admin host has no numbers.
 * `children` are for browsers without scripts.
 */
export function RequestLink({ children }: { children: ReactNode }) {
  const { requestReceipt } = useWords(english);
  const receipt = useKeptReceipt();
  if (receipt === undefined) return children;

  const replyTime = receipt.get("replyTime");
  return (
    <>
      <p className="mt-6 text-18">
        {requestReceipt.number}{" "}
        <strong className="font-mono whitespace-nowrap">{receipt.get("number")}</strong>
      </p>
      {replyTime && (
        <p className="mt-2 max-w-lead text-ink-2">
          {requestReceipt.replyBy(replyTime, receipt.get("timeZone") ?? undefined)}
        </p>
      )}
      <div className="mt-8">
        {/* Not by client navigation: what it shows changes. */}
        <a href={receipt.get("href") ?? ""} target="_top" className={buttonClass("primary")}>
          {requestReceipt.addDetails}
        </a>
        <p className="mt-3 max-w-lead text-14 text-ink-2">{requestReceipt.addDetailsHint}</p>
      </div>
    </>
  );
}
