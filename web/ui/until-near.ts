/**
 * Loads something when an element is about to be seen, when a key is pressed (it may lead there), or at once when the address
 * says what it is to show. Offline it tries again the next time. True when it is loaded, false after `signal`.
 */
export function untilNear(
  element: Element,
  load: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    let isLoading = false;
    const begin = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        await load();
        observer.disconnect();
        resolve(!signal.aborted);
      } catch {
        // What stands in the page can be read meanwhile.
        isLoading = false;
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void begin();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    document.addEventListener("keydown", () => void begin(), { signal });
    signal.addEventListener("abort", () => {
      observer.disconnect();
      resolve(false);
    });
    if (location.search !== "") void begin();
  });
}
