"use client";

import type { ReactNode } from "react";

import { useKeptReceipt } from "../receipt/kept-receipt.ts";

interface RequestLinkProps {
  words: { readonly number: string; readonly addDetails: string; readonly addDetailsHint: string };
  /** By when staff reply, in the time zone of the visitor. */
  replyBy: ReactNode;
  /** The same in a time zone that is named. */
  replyByInZone: ReactNode;
  /** The classes of the link. */
  className: string;
  /** For browsers without scripts. */
  children: ReactNode;
}

/**
 * The number of the request that was just sent, by when staff reply, and the link to its page. Nothing if the admin host has no numbers.
 * The server passes the texts in, so that browsers need no words for them.
 */
export function RequestLink({ words, replyBy, replyByInZone, className, children }: RequestLinkProps) {
  const receipt = useKeptReceipt();
  if (receipt === undefined) return children;
  return (
    <>
      <p className="mt-6 text-18">
        {words.number} <strong className="font-mono whitespace-nowrap">{receipt.get("number")}</strong>
      </p>
      {receipt.has("replyTime") && (
        <p className="mt-2 max-w-lead text-ink-2">{receipt.has("timeZone") ? replyByInZone : replyBy}</p>
      )}
      {receipt.has("href") && (
        <div className="mt-8">
          {/* Not by client navigation: what it shows changes. */}
          <a href={receipt.get("href") ?? ""} target="_top" className={className}>
            {words.addDetails}
          </a>
          <p className="mt-3 max-w-lead text-14 text-ink-2">{words.addDetailsHint}</p>
        </div>
      )}
    </>
  );
}

/** A text that was kept of the request, inside a sentence that the server has written. */
export function Kept({ name }: { name: "replyTime" | "timeZone" }) {
  return useKeptReceipt()?.get(name);
}
