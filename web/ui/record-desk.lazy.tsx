"use client";

import { lazy, startTransition, useCallback, useEffect, useId, useRef, useState } from "react";

import type { PreHydrationState } from "#hydration/pre-hydration-state.ts";

import { loadWhenNear } from "./load-when-near.ts";
import type { RecordDeskProps } from "./record-desk.client.tsx";

// Called from a client file on purpose: from a server file Next puts it in every page's bundle.
const load = () => import("./record-desk.client.tsx");
const Desk = lazy(() => load().then(({ RecordDesk: live }) => ({ default: live })));

/** The table as HTML from the server; when the visitor comes near it, its code is loaded and takes over. */
export function RecordDesk(props: RecordDeskProps) {
  const id = useId();
  // The server's HTML. A page that is rendered in the browser has none.
  const [html, setHtml] = useState(() => globalThis.document?.getElementById(id));
  const read = useRef<(html: Element) => PreHydrationState>(undefined);
  const preHydration = useRef<PreHydrationState>(undefined);

  useEffect(() => {
    if (!html) return undefined;
    return loadWhenNear(html, load, ({ readPreHydrationState }) => {
      read.current = readPreHydrationState;
      startTransition(() => setHtml(null));
    });
  }, [html]);

  // React calls the inner function right before it removes the element.
  const readOnRemoval = useCallback(
    (element: HTMLDivElement) => () => void (preHydration.current = read.current?.(element)),
    [],
  );

  return html ? (
    <div
      key="html"
      id={id}
      ref={readOnRemoval}
      // With empty content React keeps the HTML that is there.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  ) : (
    <div id={id}>
      <Desk {...props} preHydration={preHydration} />
    </div>
  );
}
