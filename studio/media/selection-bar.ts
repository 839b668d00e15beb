import type { CurrentUser } from "sanity";

import { mayChangeAssets, mayUpload } from "#roles.ts";

/** The labels of the buttons that an account does not get in the plugin's bar of selected assets. */
export function hiddenButtons(user: Pick<CurrentUser, "roles">): ReadonlySet<string> {
  return new Set([
    // It changes documents one by one and keeps the crop of the old picture. “Replace everywhere” is in the editor of an asset.
    "Replace",
    ...(mayChangeAssets(user) ? [] : ["Delete"]),
    ...(mayUpload(user) ? [] : ["Move to folder", "Remove from folder"]),
  ]);
}

/**
 * Hides these buttons while the library is open. sanity-plugin-media has no option for it, and its elements have neither names nor
 * classes that stay, so the bar is known by its button “Deselect”. Returns a function that ends it.
 */
export function hideSelectionButtons(labels: ReadonlySet<string>): () => void {
  const hide = () => {
    const buttons = document.querySelectorAll<HTMLElement>('button:has(> * > [data-ui="Label"])');
    for (const deselect of buttons) {
      if (deselect.textContent !== "Deselect") continue;
      for (const button of deselect.parentElement?.querySelectorAll("button") ?? [])
        button.style.display = labels.has(button.textContent) ? "none" : "";
    }
  };
  const observer = new MutationObserver(hide);
  observer.observe(document.body, { childList: true, subtree: true });
  hide();
  return () => observer.disconnect();
}
