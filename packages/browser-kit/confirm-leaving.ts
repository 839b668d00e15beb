/**
 * Makes the browser ask for confirmation if the visitor leaves the page. The returned function ends that. Call it as soon as
 * possible, because the listener can disable the back/forward cache.
 */
export function confirmLeaving(): () => void {
  const end = new AbortController();
  addEventListener("beforeunload", (event) => event.preventDefault(), { signal: end.signal });
  return () => end.abort();
}
