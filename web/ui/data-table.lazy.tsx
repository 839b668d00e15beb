"use client";

import { lazy, startTransition, useCallback, useEffect, useId, useRef, useState } from "react";

import type { PreHydrationState } from "#hydration/pre-hydration-state.ts";

import type { InteractiveDataTableProps } from "./data-table.client.tsx";

// Called from a client file on purpose: from a server file Next puts it in every page's bundle.
const load = () => import("./data-table.client.tsx");
const LoadedTable = lazy(() => load().then((code) => ({ default: code.InteractiveDataTable })));

/**
 * A lazy island: the table is the server's HTML until the visitor scrolls near it. Then its code is loaded and replaces the
 * HTML.
 */
export function LazyDataTable(props: InteractiveDataTableProps) {
  const id = useId();
  // The server's HTML. A page that is rendered in the browser has none.
  const [html, setHtml] = useState(() => globalThis.document?.getElementById(id));
  const read = useRef<(html: Element) => PreHydrationState>(undefined);
  const preHydration = useRef<PreHydrationState>(undefined);

  useEffect(() => {
    if (!html) return undefined;
    return callWhenNear(html, () => {
      const show = ({ readPreHydrationState }: Awaited<ReturnType<typeof load>>) => {
        read.current = readPreHydrationState;
        startTransition(() => setHtml(null));
      };
      // Offline the HTML stays, which can be read. The next event loads it again.
      load().then(show, () => undefined);
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
      // With empty content React keeps the existing HTML.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  ) : (
    <div id={id}>
      <LoadedTable {...props} preHydration={preHydration} />
    </div>
  );
}

/**
 * Calls `onNear` when the element is about to be visible, on each key press (Tab may lead into it), and immediately if the
 * address has a query, which may be the table's. Returns a function that stops it.
 */
function callWhenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
    rootMargin: "400px",
  });
  observer.observe(element);
  document.addEventListener("keydown", onNear);
  if (location.search !== "") onNear();
  return () => {
    observer.disconnect();
    document.removeEventListener("keydown", onNear);
  };
}
