import type { OverlayComponentResolverContext, OverlayPluginDefinition } from "@sanity/visual-editing";
import { useDocuments, useIsPresentationTool, useOptimisticActor } from "@sanity/visual-editing/react";
import { useEffect, useRef, useState } from "react";
import { storedField } from "stored-values/stored-value.ts";

import { findText, parsePath, textAt, typeInPlace } from "./type-in-place.ts";

/**
 * The overlays label each block with the title of the document, which is the same for all blocks of a page. These styles replace
 * that text with the value of a CSS variable, because the overlays offer no component for it. If an update changes their elements,
 * the original label appears again.
 */
export const LABEL_STYLES = `
  [data-sanity-overlay-element] > [data-ui="Flex"] > [data-ui="Flex"] > [data-ui="Text"] + [data-ui="Text"] > span {
    font-size: 0;
  }
  [data-sanity-overlay-element] > [data-ui="Flex"] > [data-ui="Flex"] > [data-ui="Text"] + [data-ui="Text"] > span::after {
    content: var(--overlay-label);
    font-size: 13px;
  }
  .type-here {
    padding: 4px 10px;
    border-radius: 3px;
    background: #101112;
    color: #fff;
    font: 500 13px/1.3 system-ui, sans-serif;
    cursor: pointer;
  }
  @supports (position-try-fallbacks: flip-inline) {
    [data-sanity-overlay-element] > [data-ui="Flex"] > [data-ui="Flex"] {
      anchor-name: --overlay-label-box;
    }
    [data-sanity-overlay-element] > [data-ui="Flex"]:has(> .type-here) {
      position-anchor: --overlay-label-box;
      inset: anchor(top) auto auto anchor(right);
      position-try: flip-inline;
      padding: 0 4px;
    }
  }`;

/** Labels the element under the pointer with its block and its field or list item. */
export const overlayLabel: OverlayPluginDefinition = {
  type: "hud",
  name: "label",
  guard: () => true,
  component: OverlayLabel,
};

/** Lets editors type directly in the page, if the page shows the text exactly as it is stored. */
export const typeHere: OverlayPluginDefinition = {
  type: "hud",
  name: "type-here",
  guard: ({ type }) => type === "string",
  component: TypeHere,
};

function OverlayLabel(context: OverlayComponentResolverContext) {
  const ref = useRef<HTMLSpanElement>(null);
  const label = labelOf(context);
  useEffect(() => {
    ref.current
      ?.closest<HTMLElement>("[data-sanity-overlay-element]")
      ?.style.setProperty("--overlay-label", JSON.stringify(label));
  }, [label]);
  return <span ref={ref} />;
}

const BLOCK = /^blocks\[[^\]]*\]$/;

/** The title of the block (or else of the document type) and of its field or list item: “Hero · Heading”, “Steps · Step”. */
function labelOf({ document, field, node, targetElement }: OverlayComponentResolverContext): string {
  // The page sets both attributes: see README.md.
  const block = targetElement.closest<HTMLElement>("[data-block-title]");
  const isOfPage = block?.dataset["sanityDragGroup"] === node.id;
  const owner = (isOfPage && block?.dataset["blockTitle"]) || (document.title ?? document.name);
  const fieldTitle = BLOCK.test(node.path) ? undefined : (field?.title ?? field?.name);
  return fieldTitle === undefined ? owner : `${owner} · ${fieldTitle}`;
}

/** The documents of the overlays, as far as this file needs them. */
interface OverlayDocuments {
  getSnapshot(): unknown;
  subscribe(next: (state: unknown) => void): { unsubscribe(): void };
}

/**
 * Calls `use` when the overlays have the document with this published id. They load it when they first see an element of it, which can
 * be later than the pointer, and `getDocument` throws until then. The returned function ends the waiting.
 */
function whenLoaded(overlays: OverlayDocuments, id: string, use: () => void): () => void {
  const isLoaded = (state: unknown) => {
    const documents = storedField(storedField(state, "context"), "documents");
    return [id, `drafts.${id}`].every((each) => storedField(documents, each) !== undefined);
  };
  if (isLoaded(overlays.getSnapshot())) {
    use();
    return () => undefined;
  }
  const subscription = overlays.subscribe((state) => {
    if (!isLoaded(state)) return;
    subscription.unsubscribe();
    use();
  });
  return () => subscription.unsubscribe();
}

function TypeHere({ node, targetElement }: OverlayComponentResolverContext) {
  const { getDocument } = useDocuments();
  const actor = useOptimisticActor();
  const isInStudio = useIsPresentationTool() === true;
  const [stored, setStored] = useState<string>();

  useEffect(() => {
    const unmount = new AbortController();
    const read = async () => {
      const snapshot = await getDocument(node.id).getSnapshot();
      if (!unmount.signal.aborted) setStored(textAt(snapshot, parsePath(node.path)));
    };
    // Outside the Studio the overlays have no documents.
    const stopWaiting = isInStudio ? whenLoaded(actor, node.id, () => void read()) : undefined;
    return () => {
      stopWaiting?.();
      unmount.abort();
    };
  }, [getDocument, actor, node, isInStudio]);

  const text = stored === undefined ? undefined : findText(targetElement, stored);
  if (text === undefined) return null;

  const type = async () => {
    const value = await typeInPlace(text);
    if (value === undefined) return;
    getDocument(node.id).patch([{ path: parsePath(node.path), op: { type: "set", value } }]);
  };
  return (
    <button
      type="button"
      className="type-here"
      onClick={(event) => {
        event.stopPropagation();
        void type();
      }}
    >
      Type here
    </button>
  );
}
