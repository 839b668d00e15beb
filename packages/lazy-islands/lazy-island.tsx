"use client";

import { untilActive, watchNear } from "browser-kit/watch-near.ts";
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

import type { PreHydrationState } from "./pre-hydration-state.ts";
import { USED_ATTRIBUTE } from "./used-attribute.ts";

interface IslandOptions<Props> {
  /** The name of the island's parameter in the query string. Without it, any query string loads the island. */
  readonly parameterOf?: (props: Props) => string;
  /** A selector of what is around the HTML when it does not have what the visitor wants to see, so that near is enough to load the code. */
  readonly outdatedIn?: string;
}

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
 * Creates a lazy island: a component that stays the server's HTML until a visitor who does something is near it. Then its code is
 * loaded and replaces the HTML. Call this in a client file that contains the import(): in a server file, Next would add the code to every
 * page's bundle.
 *
 * If the island has children, the server renders only these. Use this for content that would make a page too large, and that
 * visitors without scripts find elsewhere.
 *
 * `load` gets the props of one island, so that it can load what only this one needs.
 */
export function lazyIsland<Props extends object>(
  load: (props?: Props) => Promise<IslandCode<Props>>,
  { parameterOf, outdatedIn }: IslandOptions<Props> = {},
) {
  const Loaded = lazy(() => load().then((code) => ({ default: code.Island })));

  return function LazyIsland(props: PropsWithChildren<Props>) {
    const id = useId();
    // The server's HTML. Undefined after client navigation, when the browser renders the page.
    const [html, setHtml] = useState(() => globalThis.document?.getElementById(id));
    const read = useRef<(html: Element) => PreHydrationState>(undefined);
    const preHydration = useRef<PreHydrationState>(undefined);

    useEffect(() => {
      if (!html) return undefined;
      const end = new AbortController();
      const show = ({ readPreHydrationState }: IslandCode<Props>) => {
        read.current = readPreHydrationState;
        startTransition(() => setHtml(null));
      };
      // If loading fails, for example offline, the HTML stays readable, and the next event tries again.
      const loadAndShow = () => void load(props).then(show, () => undefined);
      // Near is enough if the HTML is not the content itself, or if the visitor followed a link to a section.
      const isWanted = props.children || (outdatedIn && html.closest(outdatedIn)) || location.hash !== "";
      watchNear(html, loadAndShow, end.signal, "400px", isWanted ? undefined : untilActive());
      // Tab may lead into it.
      document.addEventListener("keydown", loadAndShow, { signal: end.signal });
      const isUsed = html.querySelector(`[${USED_ATTRIBUTE}], :focus, :hover`);
      if (isUsed || location.search.includes(parameterOf?.(props) ?? "?")) loadAndShow();
      return () => end.abort();
    }, [html, props]);

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
