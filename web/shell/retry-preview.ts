const RETRY_MS = 3000;

/**
 * For error boundaries: in the Studio's frame, tries again after a while. The lake may have been down, and the Studio hides the
 * button “Try again” when it has lost the connection to the preview. The returned function cancels it.
 */
export function retryPreview(retry: () => void): () => void {
  const timer = window.parent === window ? undefined : setTimeout(retry, RETRY_MS);
  return () => clearTimeout(timer);
}
