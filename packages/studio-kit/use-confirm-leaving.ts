import { confirmLeaving } from "browser-kit/confirm-leaving.ts";
import { useEffect } from "react";

/** Makes the browser ask before the tab is closed or shows another page, as long as changes are not stored. */
export function useConfirmLeaving(hasChanges: boolean): void {
  useEffect(() => (hasChanges ? confirmLeaving() : undefined), [hasChanges]);
}
