/**
 * Works, and has the browser ask before the page is left meanwhile. Not a listener that stays: some browsers keep no page
 * that has one for back and forward.
 */
export async function askBeforeLeaving(work: () => Promise<unknown> | undefined): Promise<void> {
  const end = new AbortController();
  addEventListener("beforeunload", (event) => event.preventDefault(), { signal: end.signal });
  try {
    await work();
  } finally {
    end.abort();
  }
}
