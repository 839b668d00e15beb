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

/** The code of a lazy island, in a separate chunk. */
interface IslandCode<Props> {
  readonly Island: ComponentType<Props & PreHydrationProps>;
  readonly readPreHydrationState: (html: Element) => PreHydrationState;
}

export interface PreHydrationProps {
  /** What the visitor did in the server's HTML, before the island replaced it. */
  readonly preHydration: RefObject<PreHydrationState | undefined>;
}

/**
 * Creates a lazy island: a component that stays the server's HTML until the visitor scrolls near it. Then its code is loaded and
 * replaces the HTML. Call this in a client file that contains the import(): in a server file, Next would add the code to every
 * page's bundle.
 *
 * If the island has children, the server renders only these. Use this for content that would make a page too large, and that
 * visitors without scripts find elsewhere.
 */
export function lazyIsland<Props extends object>(load: () => Promise<IslandCode<Props>>) {
  const Loaded = lazy(() => load().then((code) => ({ default: code.Island })));

  return function LazyIsland(props: PropsWithChildren<Props>) {
    const id = useId();
    // The server's HTML. Undefined after client navigation, when the browser renders the page.
    const [html, setHtml] = useState(() => globalThis.document?.getElementById(id));
    const read = useRef<(html: Element) => PreHydrationState>(undefined);
    const preHydration = useRef<PreHydrationState>(undefined);

    useEffect(() => {
      if (!html) return undefined;
      const show = ({ readPreHydrationState }: IslandCode<Props>) => {
        read.current = readPreHydrationState;
        startTransition(() => setHtml(null));
      };
      // If loading fails, for example offline, the HTML stays readable, and the next event tries again.
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
        // With this empty content, React keeps the existing HTML.
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
 * Calls `onNear` when the element is almost in view, on each key press (Tab may lead into it), and immediately if the page has a
 * query string, which may belong to the island. Returns a function that stops watching.
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
