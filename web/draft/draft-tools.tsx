import { VisualEditing } from "next-sanity/visual-editing";

import { SanityLive } from "./live.ts";

/** What an editor's page has beyond a visitor's: live changes, overlays, and the way out. */
export function DraftTools() {
  return (
    <>
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
      <SanityLive includeDrafts action="refresh" />
      <VisualEditing />
    </>
  );
}
