import type { AssetRights } from "studio-kit/permissions.ts";

/** The labels of the buttons that are hidden from an account, for selected assets and in the editor of an asset. */
export function hiddenButtons({ mayChange, mayUpload }: AssetRights): ReadonlySet<string> {
  return new Set([
    // The plugin's “Replace” changes documents one by one and keeps the crop of the old picture. The editor of an asset has “Replace
    // everywhere” instead.
    "Replace",
    ...(mayChange ? [] : ["Delete"]),
    ...(mayUpload ? [] : ["Move to folder", "Remove from folder"]),
  ]);
}

/** A button that every account has in each of these bars: “Deselect” for selected assets, “Save and close” in the editor of an asset. */
const VISIBLE_BUTTONS = new Set(["Deselect", "Save and close"]);

/**
 * Hides buttons while the library is open, and returns a function that stops it. sanity-plugin-media has no option for that, and its class
 * names change with each release, so buttons are found by their labels.
 */
export function hideButtons(labels: ReadonlySet<string>): () => void {
  const hide = () => {
    for (const known of document.querySelectorAll("button")) {
      if (!VISIBLE_BUTTONS.has(known.textContent)) continue;
      for (const button of known.parentElement?.querySelectorAll("button") ?? [])
        button.style.display = labels.has(button.textContent) ? "none" : "";
    }
  };
  const observer = new MutationObserver(hide);
  observer.observe(document.body, { childList: true, subtree: true });
  hide();
  return () => observer.disconnect();
}
