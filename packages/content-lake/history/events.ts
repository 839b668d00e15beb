import type { Deadline } from "../deadline.ts";
import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { isDraftId, publishedIdOf, releaseDocumentId, versionIdPrefix } from "../documents/ids.ts";
import { type JsonObject, isObject } from "../documents/json.ts";
import type { Cause } from "../documents/transaction.ts";
import type { Store } from "../store/store.ts";
import type { TransactionHeader, Transition } from "../store/transaction-log.ts";
import { applyDocumentPatch } from "./replay.ts";

/** Edits are read too. Each batch goes through all changes of the document again. */
const BATCH_SIZE = 5000;

/**
 * The events that the Studio's history panel shows for one document, newest first. Edits are not events: the Studio reads them
 * from the transactions. The cursor is the sequence of the last examined transaction; "" ends the list.
 */
export function documentEvents(
  store: Store,
  id: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  deadline: Deadline,
): { events: JsonObject[]; nextCursor: string } {
  const published = publishedIdOf(id);
  const documents = [...new Set([id, published])];
  const events: JsonObject[] = [];
  let toSequence = cursor === undefined || cursor === "" ? Number.MAX_SAFE_INTEGER : Number(cursor) - 1;
  while (Number.isSafeInteger(toSequence)) {
    const page = store.search.transactions({
      documents,
      fromSequence: 0,
      toSequence,
      reverse: true,
      limit: BATCH_SIZE,
    });
    for (const header of page) {
      deadline.assertNotOver();
      events.push(...eventsOf(header, id, store.changes.transitionOf(id, header.sequence)));
      toSequence = header.sequence - 1;
      if (events.length >= limit) return { events, nextCursor: String(header.sequence) };
    }
    if (page.length < BATCH_SIZE) break;
  }
  return { events, nextCursor: "" };
}

function eventsOf(header: TransactionHeader, id: string, change: Transition | undefined): JsonObject[] {
  const published = publishedIdOf(id);
  const common = { timestamp: header.timestamp, author: header.author, documentId: published };
  const cause = header.causes.get(published);
  const fromChange = changeEvents(common, header, id, change);
  if (cause === undefined || !appliesTo(cause, id)) return fromChange;
  const fromCause = causeEvent(common, header, id, cause);
  // Unpublishing also creates the draft.
  return cause.kind === "unpublish" && id !== published ? [...fromChange, fromCause] : [fromCause];
}

/** Drafts share the events of their published document; a version in a release has only those of its own publication. */
function appliesTo(cause: Cause, id: string): boolean {
  return id === publishedIdOf(id) || isDraftId(id) || cause.kind === "delete" || cause.versionId === id;
}

function causeEvent(
  common: JsonObject,
  { id: transaction }: TransactionHeader,
  id: string,
  cause: Cause,
): JsonObject {
  switch (cause.kind) {
    case "publish": {
      const { versionId, versionRevisionId, releaseId } = cause;
      const publishCause = releaseId === undefined ? "document.publish" : "release.publish";
      const release = releaseId === undefined ? {} : { releaseId };
      // The Studio asks for the draft at this revision, or without one at `revisionId`. What a release publishes was never a draft.
      const wasThisDraft = !isDraftId(id) || versionId === id;
      return {
        ...common,
        type: "publishDocumentVersion",
        revisionId: transaction,
        versionId,
        ...(wasThisDraft && { versionRevisionId }),
        publishCause,
        ...release,
      };
    }
    case "unpublish":
      return {
        ...common,
        type: "unpublishDocument",
        versionId: cause.versionId,
        versionRevisionId: cause.versionRevisionId,
      };
    case "delete":
      return { ...common, type: "deleteDocumentGroup" };
  }
}

function changeEvents(
  common: JsonObject,
  header: TransactionHeader,
  id: string,
  change: Transition | undefined,
): JsonObject[] {
  if (change === undefined) return [];
  const isPublished = id === publishedIdOf(id);
  switch (change.kind) {
    case "created":
      return [
        isPublished
          ? { ...common, type: "createLiveDocument", revisionId: header.id }
          : {
              ...common,
              type: "createDocumentVersion",
              versionId: id,
              versionRevisionId: header.id,
            },
      ];
    case "deleted":
      return [
        {
          ...common,
          type: "deleteDocumentVersion",
          versionId: id,
          ...(change.previousRev === null ? {} : { versionRevisionId: change.previousRev }),
        },
      ];
    case "edited":
      return isPublished ? [{ ...common, type: "updateLiveDocument", revisionId: header.id }] : [];
  }
}

/** Of its state, and of its documents. */
const MAX_RELEASE_EVENTS = 1000;

/** The events that the Studio's activity panel shows for a release and the documents in it, newest first. */
export function releaseEvents(
  store: Store,
  dataset: Dataset,
  release: string,
  deadline: Deadline,
): JsonObject[] {
  return [...stateEvents(store, dataset, release, deadline), ...memberEvents(store, release, deadline)]
    .toSorted((a, b) => b.sequence - a.sequence)
    .map(({ event }) => event);
}

interface ReleaseEvent {
  readonly sequence: number;
  readonly event: JsonObject;
}

function stateEvents(store: Store, dataset: Dataset, release: string, deadline: Deadline): ReleaseEvent[] {
  const id = releaseDocumentId(release);
  let state = dataset.get(id) ?? null;
  return store.search
    .transactions({
      documents: [id],
      fromSequence: 0,
      toSequence: Number.MAX_SAFE_INTEGER,
      reverse: true,
      limit: MAX_RELEASE_EVENTS,
    })
    .flatMap(({ sequence, timestamp, author }) => {
      deadline.assertNotOver();
      const change = store.changes.ofDocumentInTransaction(id, sequence);
      if (change === undefined) return [];
      const before = applyDocumentPatch(state, change.effects.revert, change.previousRev);
      const event = stateEvent(before, state);
      state = before;
      return event === undefined
        ? []
        : { sequence, event: { timestamp, author, releaseName: release, ...event } };
    });
}

function stateEvent(before: StoredDocument | null, after: StoredDocument | null): JsonObject | undefined {
  if (before === null && after !== null) return { type: "createRelease", change: releaseChange(after) };
  if (after === null || before === null || before.state === after.state) return undefined;
  if (after.state === "scheduled") return { type: "scheduleRelease", publishAt: after.publishAt ?? null };
  if (after.state === "published") return { type: "publishRelease" };
  if (after.state === "archived") return { type: "archiveRelease" };
  return { type: before.state === "archived" ? "unarchiveRelease" : "unscheduleRelease" };
}

function releaseChange({ metadata }: StoredDocument): JsonObject {
  const { releaseType, intendedPublishAt } = isObject(metadata) ? metadata : {};
  return {
    ...(releaseType === undefined ? {} : { releaseType }),
    ...(intendedPublishAt === undefined ? {} : { intendedPublishDate: intendedPublishAt }),
  };
}

/** Without those of transactions that changed the release, which say what happened to all of its documents. */
function memberEvents(store: Store, release: string, deadline: Deadline): ReleaseEvent[] {
  deadline.assertNotOver();
  return store.changes
    .transitionsWithPrefix(versionIdPrefix(release), {
      without: releaseDocumentId(release),
      limit: MAX_RELEASE_EVENTS,
    })
    .map(({ transaction: { sequence, timestamp, author, id }, transition }) => {
      const { id: versionId, kind, previousRev } = transition;
      const documentId = publishedIdOf(versionId);
      const version = { timestamp, author, releaseName: release, documentId, versionId };
      const event =
        kind === "created"
          ? { ...version, type: "addDocumentToRelease", versionRevisionId: id }
          : { ...version, type: "discardDocumentFromRelease", versionRevisionId: previousRev };
      return { sequence, event };
    });
}
