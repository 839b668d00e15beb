"use client";

import { getStored } from "browser-kit/browser-storage.ts";
import { getStoredJson, setStoredJson } from "browser-kit/stored-json.ts";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import * as v from "valibot";

import * as english from "#locale/en/request-form.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { useWords } from "#locale/use-words.ts";

import { neverChanges } from "../receipt/kept-receipt.ts";

/** The key in sessionStorage of the pages of requests that this tab has opened: their paths by their numbers. */
const KEY = "opened-requests";
const OpenedRequests = v.record(v.string(), v.pipe(v.string(), v.startsWith("/"), v.regex(/^\/[^/]/)));

interface Props {
  number: string;
  path: string;
  repeats: string | null;
  repeatedBy: readonly string[];
}

/**
 * Names the requests that repeat each other. The server never sends the link of another request, because who has one link need not have
 * the other. So a number is a link only to a page that this tab has opened itself.
 */
export function RelatedRequests({ number, path, repeats, repeatedBy }: Props) {
  const { relatedRequests: words } = useWords(english);
  // A text, because React compares it. The server and the first render know of no opened page.
  const stored = useSyncExternalStore(neverChanges, getOpened, () => undefined);
  const opened = stored ? getStoredJson("sessionStorage", KEY, OpenedRequests) : undefined;

  useEffect(() => {
    const all = { ...getStoredJson("sessionStorage", KEY, OpenedRequests), [number]: path };
    setStoredJson("sessionStorage", KEY, all);
  }, [number, path]);

  const nameOf = (other: string): ReactNode => {
    const address = opened?.[other];
    if (address === undefined) return other;
    return (
      <a href={address} className="text-link">
        {other}
      </a>
    );
  };
  if (repeats === null && repeatedBy.length === 0) return null;
  return (
    <ul className="pt-3 text-14">
      {repeats !== null && <li>{fillIn(words.repeats, nameOf(repeats))}</li>}
      {repeatedBy.map((other) => (
        <li key={other}>{fillIn(words.repeatedBy, nameOf(other))}</li>
      ))}
    </ul>
  );
}

function getOpened(): string | null | undefined {
  return getStored("sessionStorage", KEY);
}
