import { SCHEDULE } from "./access/identity.ts";
import type { StoredDocument } from "./documents/document.ts";
import { isString } from "./documents/json.ts";
import { LakeError } from "./errors.ts";
import type { Lake } from "./lake.ts";
import type { Log } from "./log.ts";

// Node's timers cannot wait longer than 24 days, so a distant release is checked again every day.
const MAX_DELAY_MS = 24 * 60 * 60 * 1000;
const RETRY_MS = 10_000;

interface ScheduleSettings {
  readonly lake: Lake;
  readonly log: Log;
  readonly now?: () => number;
}

/** Publishes scheduled releases at their time. At the start it publishes overdue ones. Returns a function that stops it. */
export function startSchedule({ lake, log, now = Date.now }: ScheduleSettings): () => void {
  let timer: NodeJS.Timeout | undefined;

  function scheduleNext(minimumMs = 0): void {
    clearTimeout(timer);
    const [next] = scheduledReleases(lake).toSorted((a, b) => a.at - b.at);
    if (next) timer = setTimeout(publishDue, Math.min(Math.max(next.at - now(), minimumMs), MAX_DELAY_MS));
  }

  function publishDue(): void {
    for (const { release, at } of scheduledReleases(lake)) if (at <= now()) publish(lake, log, release);
    scheduleNext(RETRY_MS);
  }

  const stopListening = lake.onCommit(({ changes }) => {
    if (changes.some(({ before, after }) => (after ?? before)?._type === "system.release")) scheduleNext();
  });
  scheduleNext();
  return () => {
    stopListening();
    clearTimeout(timer);
  };
}

function scheduledReleases(lake: Lake): { release: StoredDocument; at: number }[] {
  return [...lake.documents.ofType("system.release")].flatMap((release) =>
    release.state === "scheduled" && isString(release.publishAt)
      ? [{ release, at: Date.parse(release.publishAt) }]
      : [],
  );
}

/** Publishes a release. If that is impossible, the release becomes active again with an `error` that the Studio shows. */
function publish(lake: Lake, log: Log, { _id, name }: StoredDocument): void {
  try {
    lake.action([{ actionType: "sanity.action.release.publish", releaseId: name ?? null }], {
      identity: SCHEDULE,
    });
    log.info("A scheduled release was published", { release: name });
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    log.error("A scheduled release could not be published", { release: name, error });
    // A full disk is temporary: the release stays scheduled and is retried.
    if (error.status >= 500) return;
    const set = { state: "active", error: { message: error.message } };
    lake.mutate([{ patch: { id: _id, set, unset: ["publishAt"] } }], { identity: SCHEDULE });
  }
}
