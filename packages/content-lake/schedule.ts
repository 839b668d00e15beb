import type { Log } from "server-kit/log.ts";

import { SCHEDULE } from "./access/identity.ts";
import type { StoredDocument } from "./documents/document.ts";
import { releaseDocumentId } from "./documents/ids.ts";
import { isString } from "./documents/json.ts";
import { LakeError } from "./errors.ts";
import type { Lake } from "./lake.ts";

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
  /** Releases that failed for a reason that a later attempt does not change, by revision. They wait until they are written again. */
  const failed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function waitingReleases(): ScheduledRelease[] {
    return scheduledReleases(lake).filter(({ release }) => !failed.has(release._rev));
  }

  function scheduleNext(minimumMs = 0): void {
    clearTimeout(timer);
    const [next] = waitingReleases().toSorted((a, b) => a.at - b.at);
    if (next) timer = setTimeout(publishDue, Math.min(Math.max(next.at - now(), minimumMs), MAX_DELAY_MS));
  }

  function publishDue(): void {
    for (const { release, name, at } of waitingReleases()) {
      if (at > now()) continue;
      try {
        publish(lake, log, release, name);
      } catch (error) {
        // Nothing may escape a timer: it would end the process, and end it again at each start.
        log.error("A scheduled release could not be published or unscheduled", { release: name, error });
        failed.add(release._rev);
      }
    }
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

interface ScheduledRelease {
  readonly release: StoredDocument;
  readonly name: string;
  readonly at: number;
}

/** A release is what its id says, which the permissions protect. Its type and its other fields may be written by others. */
function scheduledReleases(lake: Lake): ScheduledRelease[] {
  return [...lake.documents.ofType("system.release")].flatMap((release) => {
    const { _id, name, state, publishAt } = release;
    if (!isString(name) || _id !== releaseDocumentId(name) || state !== "scheduled") return [];
    const at = isString(publishAt) ? Date.parse(publishAt) : NaN;
    return Number.isNaN(at) ? [] : [{ release, name, at }];
  });
}

/** Publishes a release. If that is impossible, the release becomes active again with an `error` that the Studio shows. */
function publish(lake: Lake, log: Log, { _id }: StoredDocument, name: string): void {
  try {
    lake.action([{ actionType: "sanity.action.release.publish", releaseId: name }], { identity: SCHEDULE });
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
