"use client";

import { VisualEditing } from "next-sanity/visual-editing/client-component";
import type { perspectiveChangeAction, variantChangeAction } from "next-sanity/visual-editing/server-actions";
import { useEffect } from "react";

import { leadsAway } from "./leads-away.ts";
import { reachItem } from "./reach-item.ts";

export interface DraftFrameProps {
  onPerspectiveChange: typeof perspectiveChangeAction;
  onVariantChange: typeof variantChangeAction;
}

/** The overlays' menu takes its own edge for that of the window, so its submenu “Move” gets no width. */
const SUBMENU = `[data-ui="MenuGroup__popover"] { max-width: none !important; }`;

/** What stands around a page of drafts: the overlays to click and drag, and the way out. Drawn in the browser only. */
export function DraftFrame(actions: DraftFrameProps) {
  useEffect(() => {
    const end = new AbortController();
    addEventListener("click", openBeside, { capture: true, signal: end.signal });
    for (const type of ["contextmenu", "mousedown"] as const)
      addEventListener(type, reachItem, { capture: true, signal: end.signal });
    return () => end.abort();
  }, []);
  return (
    <>
      <DraftBar />
      <style>{SUBMENU}</style>
      <VisualEditing {...actions} />
    </>
  );
}

/** The Studio's frame shows the site only: what leads away from it would leave the frame empty, so it opens beside. */
function openBeside({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link !== null && leadsAway(link.href, location.origin)) link.target = "_blank";
}

/** Says that drafts are shown, and leads out. Not inside the Studio: its frame may show the preview only, and stays empty after. */
function DraftBar() {
  if (window.parent !== window) return null;
  return (
    <form
      action="/api/draft-mode/disable"
      method="post"
      className="sticky bottom-0 z-20 flex h-10 items-center justify-center gap-3 bg-ink text-13 text-white"
    >
      Draft preview
      <button type="submit" className="cursor-pointer underline underline-offset-4">
        Exit
      </button>
    </form>
  );
}
