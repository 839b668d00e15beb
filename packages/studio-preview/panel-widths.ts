const STORAGE_KEY = "presentation/panels";
/** How the preview calls its two panels, with their order. */
const PANELS = "preview:3,content:5";
/** In percent. By default the form gets 25, which is too narrow for its buttons in a window of 1280 pixels. */
const WIDTHS = [62, 38];

/** Gives the form beside the page enough room, until the editor drags the border between the two. */
export function setDefaultPanelWidths(storage: Pick<Storage, "getItem" | "setItem">): void {
  if (storage.getItem(STORAGE_KEY) === null)
    storage.setItem(STORAGE_KEY, JSON.stringify({ [PANELS]: WIDTHS }));
}
