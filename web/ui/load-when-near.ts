/**
 * Loads something when an element is about to be seen, when a key is pressed (it may lead there), or at once when the address
 * says what it is to show. Offline it tries again the next time. Returns what ends the waiting.
 */
export function loadWhenNear<Code>(
  element: Element,
  load: () => Promise<Code>,
  onLoaded: (code: Code) => void,
): () => void {
  // A browser that is offline keeps what stands in the page, which can be read meanwhile.
  const begin = () => void load().then(onLoaded, () => undefined);
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), {
    rootMargin: "400px",
  });
  observer.observe(element);
  document.addEventListener("keydown", begin);
  if (location.search !== "") begin();
  return () => {
    observer.disconnect();
    document.removeEventListener("keydown", begin);
  };
}
