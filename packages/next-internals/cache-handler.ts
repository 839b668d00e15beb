import { createRequire } from "node:module";

// Next's cache for pages and query results (`cacheHandler` in next.config.ts), with two differences, so that `next start` needs nothing
// else:
// - Next stamps an entry with the time at which its render ends. If a render reads the content just before a publish and ends just after
//   it, Next would keep the outdated page as a new one. Here an entry counts as old as the request that rendered it, and "old" is counted
//   in publishes instead of milliseconds. What this process has not stored itself counts as outdated: Next knows expired tags only in
//   memory, so a page from the build or from an earlier process may be older than the content.
// - A render does not wait until the disk has what it stores.
//
// Written for Next 16.4.6, which creates one cache handler for each request. cache-handler.test.ts uses the cache of the installed
// Next. e2e/editor/publish.spec.ts fails if a page is outdated after a publish.

type Cache = InstanceType<typeof fileSystemCache.default>;

const fileSystemCache: typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js") =
  createRequire(import.meta.url)("next/dist/server/lib/incremental-cache/file-system-cache.js");

/** The number of publishes since this process started. */
let publishCount = 0;
/** The last publish that expired a tag, and the one after which the request began that stored an entry. */
const expiredBy = new Map<string, number>();
const storedAfter = new Map<string, number>();
/** What is being written to disk. */
const writing = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** Calls `listener` after each publish, as soon as Next's cache has expired the tags. The server of the site (`main.ts`) listens. */
export function onPublish(listener: () => void): void {
  listeners.add(listener);
}

export default class CacheHandler extends fileSystemCache.default {
  readonly #beganAfter = publishCount;

  override async get(...[key, context]: Parameters<Cache["get"]>): ReturnType<Cache["get"]> {
    await writing.get(key);
    const found = await super.get(key, context);
    const age = storedAfter.get(key) ?? -1;
    const isOutdated = tagsOf(found, context).some((tag) => (expiredBy.get(tag) ?? 0) > age);
    return isOutdated ? null : found;
  }

  override async set(...[key, entry, context]: Parameters<Cache["set"]>): Promise<void> {
    await writing.get(key);
    storedAfter.set(key, this.#beganAfter);
    const written = super.set(key, entry, context).catch((error: unknown) => {
      // The disk may have an outdated entry.
      storedAfter.delete(key);
      console.error("Next's cache could not be written", error);
    });
    writing.set(key, written);
    void written.then(() => writing.get(key) === written && writing.delete(key));
  }

  override async revalidateTag(...[tags, durations]: Parameters<Cache["revalidateTag"]>): Promise<void> {
    publishCount += 1;
    for (const tag of [tags].flat()) expiredBy.set(tag, publishCount);
    const done = super.revalidateTag(tags, durations);
    for (const listener of listeners) listener();
    await done;
  }
}

/** A page has its tags in a header. Those of a query result are in the context. */
function tagsOf(
  entry: Awaited<ReturnType<Cache["get"]>>,
  context: Parameters<Cache["get"]>[1],
): readonly string[] {
  const { value } = entry ?? {};
  if (value && "headers" in value) return String(value.headers?.["x-next-cache-tags"] ?? "").split(",");
  return "tags" in context ? [...(context.tags ?? []), ...(context.softTags ?? [])] : [];
}
