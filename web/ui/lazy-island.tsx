"use client";

import {
  type ComponentType,
  type PropsWithChildren,
  lazy,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

import type { PreHydrationState } from "#hydration/pre-hydration-state.ts";

/** The code of a lazy island, in a chunk of its own. */
interface IslandCode<Props> {
  readonly Island: ComponentType<Props & PreHydrationProps>;
  readonly readPreHydrationState: (html: Element) => PreHydrationState;
}

export interface PreHydrationProps {
  /** What the visitor did in the server's HTML, which the island replaces. */
  readonly preHydration: RefObject<PreHydrationState | undefined>;
}

/**
 * Makes a lazy island: it is the server's HTML until the visitor scrolls near it. Then its code is loaded and replaces the HTML.
 * Call it in a client file that contains the import(). If a server file contains it, Next adds the code to every page's bundle.
 *
 * With children the server's HTML is only those: for parts that a page has no room for, and that visitors without scripts find
 * elsewhere.
 */
export function lazyIsland<Props extends object>(load: () => Promise<IslandCode<Props>>) {
  const Loaded = lazy(() => load().then((code) => ({ default: code.Island })));

  return function LazyIsland(props: PropsWithChildren<Props>) {
    const id = useId();
    // The server's HTML. A page that is rendered in the browser has none.
    const [html, setHtml] = useState(() => globalThis.document?.getElementById(id));
    const read = useRef<(html: Element) => PreHydrationState>(undefined);
    const preHydration = useRef<PreHydrationState>(undefined);

    useEffect(() => {
      if (!html) return undefined;
      const show = ({ readPreHydrationState }: IslandCode<Props>) => {
        read.current = readPreHydrationState;
        startTransition(() => setHtml(null));
      };
      // Offline the HTML stays, which can be read. The next event loads it again.
      return callWhenNear(html, () => void load().then(show, () => undefined));
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
        {(!globalThis.document && props.children) || <Loaded {...props} preHydration={preHydration} />}
      </div>
    );
  };
}

/**
 * Calls `onNear` when the element is about to be visible, on each key press (Tab may lead into it), and immediately if the
 * address has a query, which may be the island's. Returns a function that stops it.
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
