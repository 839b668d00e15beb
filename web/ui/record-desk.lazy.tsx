"use client";

import { lazy, startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react";

import type { RecordDeskProps } from "./record-desk.client.tsx";
import { untilNear } from "./until-near.ts";

// Called from a client file on purpose: from a server file Next puts it in every page's bundle.
const load = () => import("./record-desk.client.tsx");
const Desk = lazy(() => load().then(({ RecordDesk: live }) => ({ default: live })));

/** The table as it stands in the page's HTML, without scripts; when the visitor comes near it, the live one. */
export function RecordDesk(props: RecordDeskProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInHtml = useSyncExternalStore(never, inBrowser, inHtml);
  const [isStill, setStill] = useState(isInHtml);

  useEffect(() => {
    if (!isStill || !place.current) return;
    const end = new AbortController();
    void untilNear(place.current, load, end.signal).then((isLoaded) => {
      if (isLoaded) startTransition(() => setStill(false));
    });
    return () => end.abort();
  }, [isStill]);

  if (!isStill || typeof document === "undefined")
    return (
      <div key="live">
        <Desk {...props} />
      </div>
    );
  // With no content of its own React leaves in place what the server sent.
  return <div key="still" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}

const NOTHING = { __html: "" };
const never = () => () => undefined;
const inBrowser = () => false;
const inHtml = () => true;
