import { unstable_cache } from "next/cache";

/**
 * Makes the page that is being rendered short-lived: it is made anew for a visitor who comes more than a minute later,
 * and never shown older than that (`expireTime` in next.config.ts). Used while a block waits for its time, so that it
 * appears and goes without a publish; other pages stay until something they show is published.
 */
export async function renderAgainWithinAMinute(): Promise<void> {
  await shortLived();
}

// A page lives in caches as long as its shortest-lived part.
const shortLived = unstable_cache(async () => true, ["short-lived"], { revalidate: 30 });
