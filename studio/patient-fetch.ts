const PAUSE_MS = 1000;

/** A request that finds no server is made again, every second until it is answered or called off. */
export async function patientFetch(
  address: string | URL,
  init: RequestInit = {},
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (reason) {
    if (init.signal?.aborted) throw reason;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return patientFetch(address, init, fetch);
  }
}
