import { perspectiveChangeAction, variantChangeAction } from "next-sanity/visual-editing/server-actions";

import { DraftFrame } from "./draft-frame.lazy.tsx";
import { SanityLive } from "./live.ts";

/** What an editor's page has beyond a visitor's: live changes, overlays, and the way out. */
export function DraftTools() {
  return (
    <>
      <DraftFrame onPerspectiveChange={perspectiveChangeAction} onVariantChange={variantChangeAction} />
      <SanityLive includeDrafts action="refresh" />
    </>
  );
}
