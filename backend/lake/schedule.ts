import type { Log } from "#log.ts";

import type { Identity } from "./access/identity.ts";
import type { StoredDocument } from "./documents/document.ts";
import { isString } from "./documents/json.ts";
import { LakeError } from "./errors.ts";
import type { Lake } from "./lake.ts";

const SYSTEM: Identity = { id: "<system>", role: "administrator" };
// Timers take no longer ones; a release next year is looked at again every day until then.
const LONGEST_MS = 24 * 60 * 60 * 1000;
const RETRY_MS = 10_000;

export interface ScheduleSettings {
  readonly lake: Lake;
  readonly log: Log;
  readonly now?: () => number;
}

/** Publishes scheduled releases when their time has come, also those whose time came while the lake was down. Returns the way to stop. */
export function startSchedule({ lake, log, now = Date.now }: ScheduleSettings): () => void {
  let timer: NodeJS.Timeout | undefined;

  function plan(leastMs = 0): void {
    clearTimeout(timer);
    const [next] = scheduledReleases(lake).toSorted((a, b) => a.at - b.at);
    if (next) timer = setTimeout(publishDue, Math.min(Math.max(next.at - now(), leastMs), LONGEST_MS));
  }

  function publishDue(): void {
    for (const { release, at } of scheduledReleases(lake)) if (at <= now()) publish(lake, log, release);
    plan(RETRY_MS);
  }

  const stopListening = lake.onCommit(({ changes }) => {
    if (changes.some(({ before, after }) => (after ?? before)?._type === "system.release")) plan();
  });
  plan();
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

/** A release that cannot be published goes back to its editors with the reason. */
function publish(lake: Lake, log: Log, { _id, name }: StoredDocument): void {
  try {
    lake.act([{ actionType: "sanity.action.release.publish", releaseId: name ?? null }], {
      identity: SYSTEM,
    });
    log.info("A scheduled release was published", { release: name });
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    log.error("A scheduled release could not be published", { release: name, error });
    // A full disk is not the release's fault: its time stays, and it is tried again.
    if (error.status >= 500) return;
    const set = { state: "active", error: { message: error.message } };
    lake.mutate([{ patch: { id: _id, set, unset: ["publishAt"] } }], { identity: SYSTEM });
  }
}
