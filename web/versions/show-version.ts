import type { Version } from "contracts/statistics.ts";

declare global {
  /** The version that this document shows of each block, by the key of the second version. Nothing is stored on the device. */
  var shownVersions: Record<string, Version> | undefined;
}

/** The script that defines the element, in the static files of the build. */
export function versionChoiceFile(buildId: string): string {
  return `version-choice-${buildId}.js`;
}

/** The element behind the two versions of a block. */
export const VERSION_CHOICE = "version-choice";

/**
 * Shows one of the two elements before `choice`, a `<version-choice>`, and hides the other: B for the share of documents in its
 * attributes. The browser fetches the pictures of the shown one that are visible without scrolling (ui/media/picture.tsx), and none of the
 * hidden one. A document keeps its choice when the visitor comes back by client navigation. Pages contain the text of this function as an
 * inline script, so it uses nothing else of its file.
 */
export function showVersion(choice: HTMLElement): Version {
  const { block = "", share } = choice.dataset;
  globalThis.shownVersions ??= {};
  const version = (globalThis.shownVersions[block] ??= Math.random() * 100 < Number(share) ? "B" : "A");
  const second = choice.previousElementSibling;
  const first = second?.previousElementSibling;
  first?.toggleAttribute("hidden", version === "B");
  second?.toggleAttribute("hidden", version === "A");
  const shown = version === "A" ? first : second;
  for (const picture of shown?.querySelectorAll<HTMLImageElement>("[fetchpriority]") ?? [])
    picture.loading = "eager";
  return version;
}

/** An inline script directly after a `<version-choice>`, so that the choice is made before the browser lays out what follows. */
export const SHOW_VERSION_SCRIPT = `(${showVersion.toString()})(document.currentScript.previousElementSibling)`;
