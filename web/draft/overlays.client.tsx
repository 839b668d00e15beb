"use client";

import { VisualEditing } from "next-sanity/visual-editing/client-component";
import type { perspectiveChangeAction, variantChangeAction } from "next-sanity/visual-editing/server-actions";
import { LABEL_STYLES, overlayLabel, typeHere } from "preview-overlays/overlay-label.tsx";
import { openOffSiteInNewWindow, passToListItem } from "preview-overlays/preview-clicks.ts";
import { useEffect, useRef, useState } from "react";

import { followStudioDate } from "./follow-studio-date.ts";

export interface OverlaysProps {
  /** Whether editors can type in the page: only if it shows drafts, because the overlays cannot write to a release. */
  canType: boolean;
  /** The date is accepted only from windows of this origin. */
  studioUrl: string;
  onPerspectiveChange: typeof perspectiveChangeAction;
  onVariantChange: typeof variantChangeAction;
}

/** Without this style the overlays' submenu “Move” has no width, because its menu limits it to the space that is left. */
const SUBMENU = `[data-ui="MenuGroup__popover"] { max-width: none !important; }`;

const LABEL_ONLY = [overlayLabel];
const LABEL_AND_TYPING = [overlayLabel, typeHere];

/** The overlays for clicking and dragging, and the bar that ends the preview. */
export function Overlays({ canType, studioUrl, ...actions }: OverlaysProps) {
  useEffect(() => {
    const unmount = new AbortController();
    const options = { capture: true, signal: unmount.signal };
    addEventListener("click", openOffSiteInNewWindow, options);
    for (const type of ["contextmenu", "mousedown"] as const) addEventListener(type, passToListItem, options);
    followStudioDate(studioUrl, unmount.signal);
    return () => unmount.abort();
  }, [studioUrl]);
  return (
    <>
      <PreviewBar />
      <style>{SUBMENU + LABEL_STYLES}</style>
      <VisualEditing {...actions} plugins={canType ? LABEL_AND_TYPING : LABEL_ONLY} />
    </>
  );
}

/** One cookie decides about the preview in all windows, so the window that ends it tells the others. */
const ENDED = "draft-preview-ended";

/**
 * Says that the page shows drafts, with a button that ends the preview. The Studio's frame has no bar, because the button would empty the
 * frame. It gets one when the preview has ended in another window, because then the frame shows published pages.
 */
function PreviewBar() {
  const isInStudio = window.parent !== window;
  const [hasEnded, setHasEnded] = useState(false);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const others = new BroadcastChannel(ENDED);
    others.addEventListener("message", () => setHasEnded(true));
    channel.current = others;
    return () => others.close();
  }, []);
  if (isInStudio && !hasEnded) return null;
  return (
    <form
      action="/api/draft-mode/disable"
      method="post"
      onSubmit={() => channel.current?.postMessage(null)}
      className="sticky bottom-0 z-20 flex h-10 items-center justify-center gap-3 bg-ink text-13 text-white"
    >
      {hasEnded ? (
        <output>
          The preview ended in another window. Reload {isInStudio ? "the Studio" : "this page"}.
        </output>
      ) : (
        <>
          Draft preview
          <button type="submit" className="cursor-pointer underline underline-offset-4">
            Exit
          </button>
        </>
      )}
    </form>
  );
}
