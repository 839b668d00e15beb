import { isDraftId } from "@sanity/client/csm";
import type { StoredDocument } from "stored-values/stored-document.ts";

import type { CheckedContent, createCheckRunner, Failure } from "./check-runner.ts";
import { type FieldFinding, wholeDocument } from "./findings.ts";
import type { createKeptFindings, Revised } from "./kept-findings.ts";
import { type LimitedDocument, TOO_LONG } from "./limited-document.ts";

/** How many documents are validated at once: enough to keep the lake busy. */
const BATCH_SIZE = 32;

/** A rule between documents that failed is tried again after this time, or when the document changes for which that was reported. */
const RETRY_MS = 5 * 60_000;

interface Changes extends Pick<CheckedContent, "published" | "ask"> {
  /** All documents that exist now. */
  readonly revised: readonly Revised[];
  /** The content of those that are no pictures or files, by their ids without “drafts.”. */
  readonly byId: ReadonlyMap<string, LimitedDocument>;
  /** Called with the number of documents to check, and how many of them have been checked. */
  readonly report: (outdated: number, checked: number) => void;
  /** Whether the documents have changed again, which starts another check. */
  readonly isCanceled: () => boolean;
}

interface Settings {
  readonly kept: ReturnType<typeof createKeptFindings>;
  readonly runner: ReturnType<typeof createCheckRunner>;
}

interface FailedRule {
  /** The document for which the failure was reported. */
  readonly longest: LongDocument;
  readonly at: number;
}

/**
 * Creates a function that checks the documents that have changed, and those whose findings may have changed with them. What failed is
 * remembered, because changes of other documents start the check again, and it must not begin with what failed before.
 */
export function createCheckChanges({ kept, runner }: Settings) {
  const failedDocuments = new Set<string>();
  const failedRules = new Map<string, FailedRule>();

  async function checkChanges({ revised, byId, report, isCanceled, ...content }: Changes): Promise<void> {
    const documents = new Map([...byId].map(([id, { document }]) => [id, document]));
    const checked: CheckedContent = { ...content, documents };
    const outdated = new Set(kept.outdated(revised, [...documents.values()]));
    const toCheck = revised.filter(({ id }) => outdated.has(id) && documents.has(id));
    const left = new Map(toCheck.map((each) => [each.id, each]));
    const reportLeft = () => report(toCheck.length, toCheck.length - left.size);

    function store(id: string, findings: readonly FieldFinding[]): void {
      const each = left.get(id);
      if (each === undefined) return;
      left.delete(id);
      kept.store(each, byId.get(id)?.isCut ? [TOO_LONG, ...findings] : findings);
    }

    async function checkInBatches(): Promise<void> {
      const together = toCheck.filter((each) => !failedDocuments.has(keyOf(each)));
      for (let start = 0; start < together.length && !isCanceled(); start += BATCH_SIZE) {
        // One batch at a time, because rules query the lake.
        const batch = together.slice(start, start + BATCH_SIZE);
        await runner.run(checked, { type: "check", ids: batch.map(({ id }) => id) }, store);
        for (const each of batch) if (left.has(each.id)) failedDocuments.add(keyOf(each));
        if (!isCanceled()) reportLeft();
      }
    }

    /** One slow document takes the time of its whole batch, so the others of that batch are checked again, each alone. */
    async function checkAlone(): Promise<void> {
      for (const id of left.keys()) {
        if (isCanceled()) return;
        const failure = await runner.run(checked, { type: "check", ids: [id] }, store);
        if (failure !== undefined)
          store(id, [wholeDocument(`The check of this document ${failure}. Shorten the document`)]);
        kept.save();
        if (!isCanceled()) reportLeft();
      }
    }

    reportLeft();
    await checkInBatches();
    if (isCanceled()) return;
    kept.save();
    await compareDocuments(checked, isCanceled);
    await checkAlone();
    if (isCanceled()) return;
    kept.finish();
    report(toCheck.length, toCheck.length);
  }

  /** Runs the rules between documents. Those that failed before come last. */
  async function compareDocuments(checked: CheckedContent, isCanceled: () => boolean): Promise<void> {
    const rules = await runner.rules(checked);
    const { failed = [], others = [] } = Object.groupBy(rules, (rule) =>
      failedRules.has(rule) ? "failed" : "others",
    );
    for (const rule of [...others, ...failed]) {
      if (isCanceled()) return;
      if (!isTooEarly(failedRules.get(rule), checked)) await compare(rule, checked, isCanceled);
    }
  }

  async function compare(rule: string, checked: CheckedContent, isCanceled: () => boolean): Promise<void> {
    const found = new Map<string, readonly FieldFinding[]>();
    const failure = await runner.run(checked, { type: "compare", rule }, (id, findings) =>
      found.set(id, findings),
    );
    const longest = failure === undefined ? undefined : longestOf(checked.documents);
    if (longest === undefined) failedRules.delete(rule);
    else failedRules.set(rule, { longest, at: Date.now() });
    if (isCanceled()) return;
    // After a failure, the earlier findings of the rule stay.
    if (failure === undefined) kept.storeBetween(rule, found);
    kept.storeBetween(
      `failure of ${rule}`,
      new Map(longest && [[longest.id, [failureOfRule(rule, failure)]]]),
    );
  }

  /** Forgets what was found and which rules failed, so that the next check is of all documents. */
  const clear = (): void => {
    kept.clear();
    failedRules.clear();
  };

  return { checkChanges, clear };
}

function isTooEarly(failed: FailedRule | undefined, { documents }: CheckedContent): boolean {
  if (failed === undefined) return false;
  const isSame = documents.get(failed.longest.id) === failed.longest.document;
  return isSame && Date.now() - failed.at < RETRY_MS;
}

/** Reported for the longest draft, because what is published was checked before. */
function failureOfRule(rule: string, failure: Failure): FieldFinding {
  return wholeDocument(
    `The rule “${rule}” ${failure} with the current drafts, so it finds nothing new in any document. This is the longest draft: shorten or delete it`,
  );
}

interface LongDocument {
  readonly id: string;
  readonly document: StoredDocument;
}

/** The longest draft, or the longest document if there is no draft. */
function longestOf(documents: ReadonlyMap<string, StoredDocument>): LongDocument | undefined {
  const all = [...documents].map(([id, document]) => ({
    id,
    document,
    rank: JSON.stringify(document).length + (isDraftId(document._id) ? DRAFT_RANK : 0),
  }));
  return all.toSorted((one, other) => other.rank - one.rank)[0];
}

/** More than the length of any document. */
const DRAFT_RANK = 1e9;

function keyOf({ id, revision }: Revised): string {
  return `${id} ${revision}`;
}
