import type { CurrentUser } from "sanity";

import { mayChangeAssets, mayUpload } from "#roles.ts";

/** The labels of the buttons that an account does not get for selected assets and for the open one. */
export function hiddenButtons(user: Pick<CurrentUser, "roles">): ReadonlySet<string> {
  return new Set([
    // It changes documents one by one and keeps the crop of the old picture. “Replace everywhere” is in the editor of an asset.
    "Replace",
    ...(mayChangeAssets(user) ? [] : ["Delete"]),
    ...(mayUpload(user) ? [] : ["Move to folder", "Remove from folder"]),
  ]);
}

/** A button that all accounts get in each row: “Deselect” beside selected assets, “Save and close” in the editor of one asset. */
const ROWS = new Set(["Deselect", "Save and close"]);

/**
 * Hides these buttons while the library is open. sanity-plugin-media has no option for it, and the class names of its elements
 * change with each release, so buttons are found by their labels. Returns a function that stops watching the page.
 */
export function hideSelectionButtons(labels: ReadonlySet<string>): () => void {
  const hide = () => {
    for (const known of document.querySelectorAll("button")) {
      if (!ROWS.has(known.textContent)) continue;
      for (const button of known.parentElement?.querySelectorAll("button") ?? [])
        button.style.display = labels.has(button.textContent) ? "none" : "";
    }
  };
  const observer = new MutationObserver(hide);
  observer.observe(document.body, { childList: true, subtree: true });
  hide();
  return () => observer.disconnect();
}
