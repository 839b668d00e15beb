import { useEffect, useRef, useState } from "react";
import { getPublishedId, isDraftId, type SanityClient, useSource, useWorkspace } from "sanity";
import { API } from "studio-kit/api.ts";
import type { StoredDocument } from "studio-kit/stored-document.ts";
import { useLiveDocuments } from "studio-kit/use-live-documents.ts";
import * as v from "valibot";

import { isContentType } from "./check-document.ts";
import type { Query } from "./check-messages.ts";
import { type CheckWorker, createCheckRunner, type Failure } from "./check-runner.ts";
import { type FieldFinding, type Finding, wholeDocument } from "./findings.ts";
import { createKeptFindings, type FindingRules, isAsset, type Revised } from "./kept-findings.ts";
import { type LimitedDocument, limitDocument, TOO_LONG } from "./limited-document.ts";

/** The documents that findings depend on. Versions in releases are checked when their release is published. */
const CHECKED = `(_type in $types || _type in ["sanity.imageAsset", "sanity.fileAsset"]) && !(_id in path("versions.**"))`;
const Revision = v.object({ _id: v.string(), _rev: v.string() });

const DOCUMENTS = `*[_type in $types && ($ids == null || _id in $ids)]`;

export interface Progress {
  /** The number of documents that have been checked at least once. Undefined before the first check. */
  total: number | undefined;
  /** The number of documents that have to be checked again. Undefined until that is known. */
  outdated: number | undefined;
  /** How many of these have been checked so far. */
  checked: number;
  findings: readonly Finding[];
}

/** How many documents are validated at once: enough to keep the lake busy. */
const BATCH_SIZE = 32;

/** A rule between documents that failed is tried again after this time, or when the document changes for which that was reported. */
const RETRY_MS = 5 * 60_000;

/** How long to wait for more changes, because an editor who types changes a document several times. */
const PAUSE_MS = 1000;

/** How far the check is, for people to read. */
export function progressText(
  { total, outdated, checked }: Omit<Progress, "findings">,
  found: number,
): string {
  if (outdated === undefined && total === undefined) return "Loading …";
  if (total === undefined) return `Checking ${checked} of ${outdated} documents …`;
  const result = `${total} documents checked: ${found === 0 ? "nothing to fix" : `${found} to look at`}`;
  if (outdated === checked || outdated === undefined) return `${result}.`;
  return `${result}. Checking ${outdated === 1 ? "a document" : `${outdated} documents`} again …`;
}

interface FindingsOptions extends FindingRules {
  /** Starts the script that calls serveCheck. The bundler has to see its address in the Studio. */
  readonly startWorker: () => CheckWorker;
  /** Names the results in the browser's storage: each dataset has its own. */
  readonly key: string;
  /** Changes with the rules: what another build of the Studio found does not count. */
  readonly build: string;
}

/** Creates the hook with the findings of all documents. Create it once: the tools that use it share what it keeps and loads. */
export function createUseFindings(options: FindingsOptions) {
  let keptFindings: ReturnType<typeof createKeptFindings> | undefined;
  const load = createLoader(options.longFields);
  const runner = createCheckRunner(options.startWorker);
  // Changes of other documents start the check again. It must not begin with what failed before.
  const failedDocuments = new Set<string>();
  const failedRules = new Map<string, { readonly longest: LongDocument; readonly at: number }>();

  /** Created when the first tool opens, because the `sanity` command has no storage. */
  function getKept() {
    keptFindings ??= createKeptFindings({ storage: localStorage, ...options });
    return keptFindings;
  }

  function progressOf(outdated: number | undefined, checked: number): Progress {
    const kept = getKept();
    const total = kept.hasChecked() ? kept.count() : undefined;
    return { total, outdated, checked, findings: kept.findings() };
  }

  /**
   * The findings of all documents, with drafts instead of published versions. The findings of the last check are there at once. Documents
   * that have changed since, and those whose findings may have changed with them, are checked after `delay`, and again after each change.
   * `restart` checks all documents. Throws during render if the check fails.
   */
  function useFindings({ delay = 0 } = {}): Progress & { restart: () => void } {
    const workspace = useWorkspace();
    const { getClient } = useSource();
    const [progress, setProgress] = useState(() => progressOf(undefined, 0));
    const restart = useRef(() => {});
    const [error, setError] = useState<unknown>();
    const [types] = useState(() =>
      workspace.schema.getTypeNames().filter((name) => isContentType(workspace, name)),
    );
    const stored = useLiveDocuments({
      filter: CHECKED,
      params: { types },
      projection: "{_id, _rev}",
      schema: Revision,
    });

    useEffect(() => {
      if (stored === undefined) return undefined;
      let isCanceled = false;
      const kept = getKept();
      const revised = revisionsOf(stored);
      const report = (outdated: number, checked: number) => setProgress(progressOf(outdated, checked));
      const check = async () => {
        if (kept.isUpToDate(revised)) return report(0, 0);
        const client = getClient(API);
        const byId = await load(client, types, revised);
        if (isCanceled) return;
        const documents = new Map([...byId].map(([id, { document }]) => [id, document]));
        const outdated = new Set(kept.outdated(revised, [...documents.values()]));
        const toCheck = revised.filter(({ id }) => outdated.has(id) && documents.has(id));
        const content = {
          documents,
          // Known here, so that the lake is not asked about the target of each link.
          published: new Set(stored.map(({ _id }) => _id).filter((id) => id === getPublishedId(id))),
          ask: ({ apiVersion, query, params, perspective }: Query) =>
            client.withConfig({ apiVersion }).fetch<unknown>(query, params, { perspective }),
        };
        const left = new Map(toCheck.map((each) => [each.id, each]));
        const store = (id: string, findings: readonly FieldFinding[]) => {
          const each = left.get(id);
          if (each === undefined) return;
          left.delete(id);
          kept.store(each, byId.get(id)?.isCut ? [TOO_LONG, ...findings] : findings);
        };
        const reportLeft = () => report(toCheck.length, toCheck.length - left.size);
        reportLeft();
        const together = toCheck.filter((each) => !failedDocuments.has(keyOf(each)));
        for (let start = 0; start < together.length; start += BATCH_SIZE) {
          // One batch at a time, because rules query the lake.
          const batch = together.slice(start, start + BATCH_SIZE);
          const ids = batch.map(({ id }) => id);
          await runner.run(content, { type: "check", ids }, store);
          for (const each of batch) if (left.has(each.id)) failedDocuments.add(keyOf(each));
          if (isCanceled) return;
          reportLeft();
        }
        kept.save();
        const rules = await runner.rules(content);
        const failedBefore = rules.filter((rule) => failedRules.has(rule));
        const inOrder = [...rules.filter((rule) => !failedRules.has(rule)), ...failedBefore];
        for (const rule of inOrder) {
          const before = failedRules.get(rule);
          const isSame = before !== undefined && documents.get(before.longest.id) === before.longest.document;
          if (isSame && Date.now() - before.at < RETRY_MS) continue;
          const found = new Map<string, readonly FieldFinding[]>();
          const failure = await runner.run(content, { type: "compare", rule }, (id, findings) =>
            found.set(id, findings),
          );
          const longest = failure === undefined ? undefined : longestOf(documents);
          if (longest === undefined) failedRules.delete(rule);
          else failedRules.set(rule, { longest, at: Date.now() });
          if (isCanceled) return;
          // After a failure, the earlier findings of the rule stay.
          if (failure === undefined) kept.storeBetween(rule, found);
          kept.storeBetween(
            `failure of ${rule}`,
            new Map(longest && [[longest.id, [failureOfRule(rule, failure)]]]),
          );
        }
        // One slow document takes the time of its whole batch, so the others of that batch are checked again, each alone.
        for (const id of left.keys()) {
          const failure = await runner.run(content, { type: "check", ids: [id] }, store);
          if (failure !== undefined)
            store(id, [wholeDocument(`The check of this document ${failure}. Shorten the document`)]);
          kept.save();
          if (isCanceled) return;
          reportLeft();
        }
        kept.finish();
        report(toCheck.length, toCheck.length);
      };
      const start = () => {
        check().catch((reason: unknown) => {
          if (!isCanceled) setError(reason);
        });
      };
      const isWaiting = !kept.isUpToDate(revised);
      const timer = setTimeout(start, isWaiting ? Math.max(delay, kept.hasChecked() ? PAUSE_MS : 0) : 0);
      restart.current = () => {
        kept.clear();
        failedRules.clear();
        start();
      };
      return () => {
        isCanceled = true;
        clearTimeout(timer);
      };
    }, [workspace, getClient, types, stored, delay]);

    // The Studio's error boundary shows it in place of the tool.
    if (error !== undefined) throw error;
    return { ...progress, restart: () => restart.current() };
  }

  return useFindings;
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

/** More ids do not fit into an address: then all documents are loaded. */
const MAX_IDS = 100;

/**
 * Creates a function that returns the documents by id, with drafts instead of published versions, as far as they can be checked. It loads
 * only those that have changed since its last call.
 */
function createLoader(longFields: ReadonlySet<string> | undefined) {
  let loaded = new Map<string, LimitedDocument & { revision: string }>();
  return async (
    client: SanityClient,
    types: readonly string[],
    revised: readonly Revised[],
  ): Promise<ReadonlyMap<string, LimitedDocument>> => {
    const changed = revised.filter(
      ({ id, revision }) => loaded.get(id)?.revision !== revision && !isAsset(id),
    );
    const ids = changed.length > MAX_IDS ? null : changed.map(({ id }) => id);
    const fetched =
      changed.length === 0
        ? []
        : await client.fetch<StoredDocument[]>(DOCUMENTS, { types, ids }, { perspective: "drafts" });
    const byId = new Map(
      fetched.map((document): [string, LimitedDocument] => [
        getPublishedId(document._id),
        limitDocument(document, longFields),
      ]),
    );
    loaded = new Map(
      revised.flatMap(({ id, revision }) => {
        const limited = byId.get(id) ?? loaded.get(id);
        return limited === undefined ? [] : [[id, { ...limited, revision }] as const];
      }),
    );
    return loaded;
  };
}

function keyOf({ id, revision }: Revised): string {
  return `${id} ${revision}`;
}

/** The revisions of each document: what is published, and its draft. */
function revisionsOf(stored: readonly v.InferOutput<typeof Revision>[]): Revised[] {
  const byId = Map.groupBy(stored, ({ _id }) => getPublishedId(_id));
  return [...byId].map(([id, versions]) => ({
    id,
    revision: versions
      .map(({ _id, _rev }) => `${_id === id ? "" : "draft "}${_rev}`)
      .toSorted()
      .join(),
  }));
}
