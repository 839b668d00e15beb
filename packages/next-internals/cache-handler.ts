import { createRequire } from "node:module";

// Next's cache for pages and query results (`cacheHandler` in next.config.ts), with one difference. Next stamps an entry with the time
// at which its render ends. If a render reads the content just before a publish and ends just after it, Next would keep the outdated
// page as a new one. Here an entry counts as old as the request that rendered it, and "old" is counted in publishes instead of
// milliseconds. So `next start` needs nothing else. What this process has not stored itself counts as outdated: Next knows expired tags
// only in memory, so a page from the build or from an earlier process may be older than the content.
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
const listeners = new Set<() => void>();

/** Calls `listener` after each publish, as soon as Next's cache has expired the tags. */
export function onPublish(listener: () => void): void {
  listeners.add(listener);
}

export default class CacheHandler extends fileSystemCache.default {
  readonly #beganAfter = publishCount;

  override async get(...[key, context]: Parameters<Cache["get"]>): ReturnType<Cache["get"]> {
    const found = await super.get(key, context);
    const age = storedAfter.get(key) ?? -1;
    const isOutdated = tagsOf(found, context).some((tag) => (expiredBy.get(tag) ?? 0) > age);
    return isOutdated ? null : found;
  }

  override async set(...[key, entry, context]: Parameters<Cache["set"]>): Promise<void> {
    storedAfter.set(key, this.#beganAfter);
    await super.set(key, entry, context);
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
