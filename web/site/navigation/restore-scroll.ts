/** How far down each entry of the history was, by the entry's own key. Gone with the document: then the browser knows. */
const positions = new Map<string, number>();
let isBack = false;

/**
 * The browser restores the position when the address changes; by then Next still shows the page that is being left, which may
 * be shorter. So it is restored again when the page has come. Browsers without the Navigation API keep their own guess.
 */
export function rememberScroll(): void {
  if (!("navigation" in globalThis)) return;
  navigation.addEventListener("navigate", ({ navigationType }) => {
    const key = navigation.currentEntry?.key;
    if (key !== undefined) positions.set(key, scrollY);
    isBack = navigationType === "traverse";
  });
}

/** When the page has changed. */
export function restoreScroll(): void {
  const top = isBack && positions.get(navigation.currentEntry?.key ?? "");
  if (typeof top === "number") scrollTo({ top, behavior: "instant" });
  isBack = false;
}
