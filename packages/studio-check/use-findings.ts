import { useEffect, useRef, useState } from "react";
import { getPublishedId, type SanityClient, useSource, useWorkspace } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { API } from "studio-kit/api.ts";
import { useLiveDocuments } from "studio-kit/use-live-documents.ts";
import * as v from "valibot";

import { createCheckChanges } from "./check-changes.ts";
import { isContentType } from "./check-document.ts";
import type { Query } from "./check-messages.ts";
import { type CheckWorker, createCheckRunner } from "./check-runner.ts";
import type { Finding } from "./findings.ts";
import { createKeptFindings, type FindingRules, isAsset, type Revised } from "./kept-findings.ts";
import { type LimitedDocument, limitDocument } from "./limited-document.ts";

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
  let checking: ReturnType<typeof createChecking> | undefined;
  const load = createLoader(options.longFields);

  /** Created when the first tool opens, because the `sanity` command has no storage. */
  function getChecking() {
    checking ??= createChecking(options);
    return checking;
  }

  function progressOf(outdated: number | undefined, checked: number): Progress {
    const { kept } = getChecking();
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
      const { kept, checkChanges, clear } = getChecking();
      const revised = revisionsOf(stored);
      const report = (outdated: number, checked: number) => setProgress(progressOf(outdated, checked));
      const check = async () => {
        if (kept.isUpToDate(revised)) return report(0, 0);
        const client = getClient(API);
        const byId = await load(client, types, revised);
        if (isCanceled) return undefined;
        return checkChanges({
          revised,
          byId,
          // Known here, so that the lake is not asked about the target of each link.
          published: new Set(stored.map(({ _id }) => _id).filter((id) => id === getPublishedId(id))),
          ask: ({ apiVersion, query, params, perspective }: Query) =>
            client.withConfig({ apiVersion }).fetch<unknown>(query, params, { perspective }),
          report,
          isCanceled: () => isCanceled,
        });
      };
      const start = () => {
        check().catch((reason: unknown) => {
          if (!isCanceled) setError(reason);
        });
      };
      const isWaiting = !kept.isUpToDate(revised);
      const timer = setTimeout(start, isWaiting ? Math.max(delay, kept.hasChecked() ? PAUSE_MS : 0) : 0);
      restart.current = () => {
        clear();
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

function createChecking({ startWorker, ...options }: FindingsOptions) {
  const kept = createKeptFindings({ storage: localStorage, ...options });
  return { kept, ...createCheckChanges({ kept, runner: createCheckRunner(startWorker) }) };
}

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
