import type { Deadline } from "../deadline.ts";
import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { isDraftId, publishedIdOf } from "../documents/ids.ts";
import type { LoggedTransaction } from "../documents/transaction.ts";
import { httpError, LakeError } from "../errors.ts";
import type { History } from "../lake.ts";
import type { Store } from "../store/store.ts";
import { documentEvents, releaseEvents } from "./events.ts";
import { applyDocumentPatch, documentAt } from "./replay.ts";

/** Of all transactions of one answer. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_CHANGES = 100_000;

/** The history API over the log on disk and the current documents in memory. */
export function createHistory(store: Store, dataset: Dataset): History {
  const documentIfLogged = (id: string, sequence: number, deadline: Deadline): StoredDocument | null =>
    sequence < store.retention.floor().historySequence
      ? null
      : documentAt(store, dataset, id, sequence, deadline);

  return {
    transactions(
      ids,
      {
        fromTransaction,
        toTransaction,
        fromTime,
        toTime,
        authors,
        reverse = false,
        limit,
        isContentNeeded = true,
      },
    ) {
      const toSequence =
        toTransaction === undefined
          ? Number.MAX_SAFE_INTEGER
          : (store.transactions.byId(toTransaction)?.sequence ?? 0);
      const fromSequence =
        fromTransaction === undefined ? 0 : (store.transactions.byId(fromTransaction)?.sequence ?? 0);
      const times = { fromTime: isoTime(fromTime), toTime: isoTime(toTime) };
      const found = store.search.transactions({
        documents: ids,
        fromSequence,
        toSequence,
        ...times,
        authors,
        reverse,
        limit,
      });
      const sequences = found.map(({ sequence }) => sequence);
      const [first = 0, last = 0] = reverse
        ? [sequences.at(-1), sequences[0]]
        : [sequences[0], sequences.at(-1)];
      const size = store.changes.sizeOf(ids, first, last);
      if (size.changes > MAX_CHANGES || (isContentNeeded && size.bytes > MAX_BYTES))
        throw httpError(
          413,
          "These transactions have more than 32 MB or 100,000 changes together. Ask for fewer at a time",
        );
      const changes = isContentNeeded
        ? store.changes.ofDocuments(ids, first, last)
        : store.changes.idsOfDocuments(ids, first, last);
      const transactions: LoggedTransaction[] = [];
      for (const header of found)
        transactions.push({ ...header, changes: changes.get(header.sequence) ?? [] });
      return transactions;
    },
    atRevision(id, revision, deadline) {
      const header = store.transactions.byId(revision);
      if (header !== undefined) {
        const found = documentIfLogged(id, header.sequence, deadline);
        // The history of a draft also lists what a release published, which was never this draft.
        const published = isDraftId(id)
          ? documentIfLogged(publishedIdOf(id), header.sequence, deadline)
          : null;
        return found?._rev !== revision && published?._rev === revision ? published : found;
      }
      const current = dataset.get(id);
      return current?._rev === revision ? current : null;
    },
    atTime(id, time, deadline) {
      const until = isoTime(time) ?? "";
      const { historySequence, historyTime } = store.retention.floor();
      // If all logged transactions are newer, the oldest known state may still be valid for that time.
      const fallback = historyTime !== "" && until >= historyTime ? historySequence : 0;
      return documentIfLogged(id, Math.max(store.transactions.lastSequenceUntil(until), fallback), deadline);
    },
    lastRevision(id, deadline) {
      deadline.assertNotOver();
      const current = dataset.get(id);
      if (current !== undefined) return current;
      for (const { revert, previousRev } of store.changes.reversals(id, 0))
        return applyDocumentPatch(null, revert, previousRev);
      return null;
    },
    documentEvents: (id, page, deadline) => documentEvents(store, id, page, deadline),
    releaseEvents: (id, deadline) => releaseEvents(store, dataset, id, deadline),
  };
}

/** The timestamp format of the log, which can be compared as strings. Throws LakeError 400 for an invalid time. */
function isoTime(time: string | undefined): string | undefined {
  if (time === undefined) return undefined;
  const at = Date.parse(time);
  if (!Number.isNaN(at)) return new Date(at).toISOString();
  throw new LakeError(400, {
    statusCode: 400,
    error: "Bad Request",
    message: `${JSON.stringify(time)} is not an ISO 8601 date and time`,
  });
}
