/**
 * Replaces the title of a window of sanity-plugin-media, which has no option for it, while the window is open. Returns a function that
 * stops it.
 */
export function replaceTitle(title: string, replacement: string): () => void {
  const replace = () => {
    for (const text of document.querySelectorAll('[data-ui="Text"] span'))
      if (text.childElementCount === 0 && text.textContent === title) text.textContent = replacement;
  };
  const observer = new MutationObserver(replace);
  observer.observe(document.body, { childList: true, subtree: true });
  replace();
  return () => observer.disconnect();
}
