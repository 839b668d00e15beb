"use client";

import { getStoredJson, setStoredJson } from "browser-kit/stored-json.ts";
import { type ReactNode, useEffect, useState } from "react";
import * as v from "valibot";

import * as english from "#locale/en/request-form.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { useWords } from "#locale/use-words.ts";

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
 * Names the requests that repeat each other. The server never sends the link of another request, because who has one link need not have the other. So a
 * number is a link only to a page that this tab has opened itself.
 */
export function RelatedRequests({ number, path, repeats, repeatedBy }: Props) {
  const { relatedRequests: words } = useWords(english);
  const [opened, setOpened] = useState<v.InferOutput<typeof OpenedRequests>>({});

  useEffect(() => {
    const stored = { ...getStoredJson("sessionStorage", KEY, OpenedRequests), [number]: path };
    setStoredJson("sessionStorage", KEY, stored);
    setOpened(stored);
  }, [number, path]);

  const nameOf = (other: string): ReactNode => {
    const address = opened[other];
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
