import type { Dataset } from "../documents/dataset.ts";
import type { JsonObject, StoredDocument } from "../documents/document.ts";
import { publishedIdOf, releaseDocumentId, versionPrefix } from "../documents/ids.ts";
import { isObject } from "../documents/json.ts";
import type { Store } from "../store/store.ts";
import type { TransactionHeader } from "../store/transaction-log.ts";
import { replayed } from "./replay.ts";
import { transitionOf } from "./transition.ts";

const LIMIT = 1000;

/** The life of a release and of the documents in it, newest first, as the Studio's activity panel reads it. */
export function releaseEvents(store: Store, dataset: Dataset, release: string): JsonObject[] {
  const id = releaseDocumentId(release);
  const members = store.search.documentIdsWithPrefix(versionPrefix(release));
  const whole = {
    fromSequence: 0,
    toSequence: Number.MAX_SAFE_INTEGER,
    reverse: true,
    limit: LIMIT,
  };
  let state = dataset.get(id) ?? null;
  return store.search.transactions({ documents: [id, ...members], ...whole }).flatMap((heading) => {
    const common = { timestamp: heading.timestamp, author: heading.author, releaseName: release };
    const change = store.changes.ofDocumentInTransaction(id, heading.sequence);
    if (change === undefined) return memberEvents(store, heading, common, members);
    const before = replayed(state, change.effects.revert, change.previousRev);
    const event = stateEvent(before, state);
    state = before;
    return event === undefined ? [] : [{ ...common, ...event }];
  });
}

function stateEvent(before: StoredDocument | null, after: StoredDocument | null): JsonObject | undefined {
  if (before === null && after !== null) return { type: "createRelease", change: planOf(after) };
  if (after === null || before === null || before.state === after.state) return undefined;
  if (after.state === "scheduled") return { type: "scheduleRelease", publishAt: after.publishAt ?? null };
  if (after.state === "published") return { type: "publishRelease" };
  if (after.state === "archived") return { type: "archiveRelease" };
  return { type: before.state === "archived" ? "unarchiveRelease" : "unscheduleRelease" };
}

function planOf({ metadata }: StoredDocument): JsonObject {
  const { releaseType, intendedPublishAt } = isObject(metadata) ? metadata : {};
  return {
    ...(releaseType === undefined ? {} : { releaseType }),
    ...(intendedPublishAt === undefined ? {} : { intendedPublishDate: intendedPublishAt }),
  };
}

function memberEvents(
  store: Store,
  heading: TransactionHeader,
  common: JsonObject,
  members: readonly string[],
): JsonObject[] {
  return members.flatMap((versionId) => {
    const change = store.changes.ofDocumentInTransaction(versionId, heading.sequence);
    const transition = change === undefined ? "edited" : transitionOf(change);
    if (change === undefined || transition === "edited") return [];
    const version = { ...common, documentId: publishedIdOf(versionId), versionId };
    return transition === "created"
      ? [{ ...version, type: "addDocumentToRelease", versionRevisionId: heading.id }]
      : [{ ...version, type: "discardDocumentFromRelease", versionRevisionId: change.previousRev }];
  });
}
