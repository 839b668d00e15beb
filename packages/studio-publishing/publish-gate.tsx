import { lazy, Suspense, useEffect, useState } from "react";
import { getPublishedId, type LayoutProps, type SanityClient, useClient, useWorkspace } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { storedField, storedText, storedValues } from "stored-values/stored-value.ts";
import { checkDocuments, type DocumentRules } from "studio-check/check-document.ts";
import type { Finding } from "studio-check/findings.ts";
import { API } from "studio-kit/api.ts";
import { patchPath } from "studio-kit/patch-path.ts";

import { keepScheduledChanges } from "./kept-changes.ts";
import type { Answer, GoLiveAction, Question, QuickFix } from "./publish-dialog.tsx";

/** What the Studio provides once it has loaded: its client, the check of documents, and the dialog that lists their problems. */
export interface StudioConnection {
  client: Pick<SanityClient, "fetch" | "mutate" | "createOrReplace">;
  /** Finds what is unfinished in documents that go live together. */
  check: (documents: readonly StoredDocument[]) => Promise<Finding[]>;
  ask: (question: Question) => Promise<Answer>;
}

/**
 * Checks everything that is about to go live, and asks the editor if something is unfinished. Document actions call `confirmDocument` or
 * `documentsToPublish` before they act. Releases have no such actions: gated-fetch.ts holds back their requests and calls `confirmRelease`.
 */
export function createPublishGate() {
  let studio: StudioConnection | undefined;
  /** Problems that an editor accepted in a document action, until the request of that action. */
  const accepted = new Set<string>();

  const problemsOf = async (documents: readonly StoredDocument[]) => {
    const findings = (await studio?.check(documents)) ?? [];
    return findings.filter(({ level }) => level !== "info");
  };
  const ask = async (question: Question) => (await studio?.ask(question)) ?? "all";
  const askAbout = async (problems: readonly Finding[], action: GoLiveAction) =>
    problems.length === 0 || (await ask({ action, problems })) === "all";
  const keepWeak = async (documents: readonly StoredDocument[]) => {
    if (studio !== undefined) await keepReferencesWeak(studio.client, documents);
  };

  const gate = {
    /** Call this when the Studio has loaded. Returns a function that closes the gate's connection to it. */
    connect(newStudio: StudioConnection): () => void {
      studio = newStudio;
      return () => {
        if (studio === newStudio) studio = undefined;
      };
    },
    /** `isReleaseNext`: the action goes on to publish or schedule a release of the document, which must not ask again. */
    async confirmDocument(
      document: StoredDocument,
      { action, isReleaseNext = false }: { action: GoLiveAction; isReleaseNext?: boolean },
    ): Promise<boolean> {
      const problems = await problemsOf([document]);
      const isAllowed = await askAbout(problems, action);
      if (!isAllowed) return false;
      if (isReleaseNext) for (const problem of problems) accepted.add(keyOf(problem));
      else await keepWeak([document]);
      return true;
    },
    /**
     * The documents to publish when an editor publishes a draft: none, only the draft, or the draft with the unpublished documents that it
     * refers to. If there are such documents, the editor always decides.
     */
    async documentsToPublish(draft: StoredDocument): Promise<readonly StoredDocument[]> {
      const references = studio === undefined ? [] : await unpublishedReferences(studio.client, draft);
      if (references.length === 0)
        return (await gate.confirmDocument(draft, { action: "publish" })) ? [draft] : [];
      const documents = [draft, ...references];
      const [problems, problemsAlone] = await Promise.all([problemsOf(documents), problemsOf([draft])]);
      const isAlonePossible = problemsAlone.every(({ level }) => level !== "error");
      const answer = await ask({ action: "publish", problems, together: { documents, isAlonePossible } });
      if (answer === "nothing") return [];
      const confirmed = answer === "alone" ? [draft] : documents;
      await keepWeak(confirmed);
      return confirmed;
    },
    /** Asks about several drafts that are published together. */
    async confirmDrafts(drafts: readonly StoredDocument[]): Promise<boolean> {
      const isAllowed = await askAbout(await problemsOf(drafts), "publish");
      if (isAllowed) await keepWeak(drafts);
      return isAllowed;
    },
    /** Call this before a release is archived, which is how a scheduled draft is deleted. */
    async keepScheduledChanges(releaseName: string): Promise<void> {
      if (studio !== undefined) await keepScheduledChanges(studio.client, releaseName);
    },
    async confirmRelease(releaseName: string, action: GoLiveAction): Promise<boolean> {
      const versions = studio === undefined ? [] : await versionsIn(studio.client, releaseName);
      const problems = await problemsOf(versions);
      const isAccepted = problems.every((problem) => accepted.has(keyOf(problem)));
      for (const problem of problems) accepted.delete(keyOf(problem));
      if (!isAccepted && !(await askAbout(problems, action))) return false;
      await keepWeak(versions);
      return true;
    },
  };
  return gate;
}

/** The same key for a draft and for the release version made from it. The message is not part of it, because it can name the release. */
function keyOf({ document, path, level }: Finding): string {
  return JSON.stringify([getPublishedId(document._id), path, level]);
}

/** Checks what is about to go live. A Studio has one. */
export type PublishGate = ReturnType<typeof createPublishGate>;

const RAW = { perspective: "raw", tag: "publish-gate" } as const;

/** The versions in a release, except those that it unpublishes. */
const VERSIONS = `*[string::startsWith(_id, $prefix) && _system.delete != true]`;

function versionsIn(client: Pick<SanityClient, "fetch">, releaseName: string): Promise<StoredDocument[]> {
  return client.fetch<StoredDocument[]>(VERSIONS, { prefix: `versions.${releaseName}.` }, RAW);
}

const REFERENCED = `{ "drafts": *[_id in $draftIds], "publishedIds": *[_id in $ids]._id }`;

interface Referenced {
  drafts: StoredDocument[];
  publishedIds: string[];
}

/** The limits of what is published together. Anyone with an account can write a chain of thousands of drafts. */
const MAX_LEVELS = 10;
const MAX_TOGETHER = 200;

/**
 * Finds the documents that a draft refers to, directly or through others, and that exist only as drafts. Visitors cannot see them until they
 * are published too. References to those above the limits stay weak.
 */
async function unpublishedReferences(
  client: Pick<SanityClient, "fetch">,
  draft: StoredDocument,
): Promise<StoredDocument[]> {
  const seen = new Set<string>([getPublishedId(draft._id)]);
  const found: StoredDocument[] = [];
  let referring = [draft];
  for (let level = 0; level < MAX_LEVELS && found.length < MAX_TOGETHER; level += 1) {
    const ids = [...new Set(referring.flatMap(referencedIds))].filter((id) => !seen.has(id));
    if (ids.length === 0) break;
    for (const id of ids) seen.add(id);
    const { drafts, publishedIds } = await client.fetch<Referenced>(
      REFERENCED,
      { ids, draftIds: ids.map((id) => `drafts.${id}`) },
      RAW,
    );
    referring = drafts.filter(({ _id }) => !publishedIds.includes(getPublishedId(_id)));
    found.push(...referring);
  }
  return found.slice(0, MAX_TOGETHER);
}

function referencedIds(document: StoredDocument): string[] {
  return storedValues(document).flatMap(({ value }) => {
    const id = storedField(value, "_ref");
    return typeof id === "string" ? getPublishedId(id) : [];
  });
}

const PUBLISHED = "*[_id in $ids]._id";

/**
 * Lets documents go live although they refer to documents that are not published. Publishing would turn such a reference into a strong
 * one, and the lake rejects a strong reference to a missing document. This keeps it weak, so that it works once its target is published.
 * References between the given documents are not changed, because these go live together.
 */
async function keepReferencesWeak(
  client: Pick<SanityClient, "fetch" | "mutate">,
  documents: readonly StoredDocument[],
): Promise<void> {
  const together = new Set(documents.map(({ _id }) => getPublishedId(_id)));
  const found = documents
    .map((document) => ({
      document,
      references: strengthenedReferences(document).filter(({ target }) => !together.has(target)),
    }))
    .filter(({ references }) => references.length > 0);
  if (found.length === 0) return;

  const ids = found.flatMap(({ references }) => references.map(({ target }) => target));
  const published = new Set(await client.fetch<string[]>(PUBLISHED, { ids }, RAW));
  for (const { document, references } of found) {
    const missing = references.filter(({ target }) => !published.has(target));
    const unset = missing.map(({ path }) => patchPath([...path, "_strengthenOnPublish"]));
    if (unset.length === 0) continue;
    try {
      await client.mutate([{ patch: { id: document._id, unset } }], { tag: "publish-gate" });
    } catch (error) {
      const name = storedText(document, "title") ?? document._id;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The links of “${name}” cannot be published: ${reason}`, { cause: error });
    }
  }
}

/** The references in a document that become strong when it is published, with the published ids of their targets. */
function strengthenedReferences(document: StoredDocument) {
  return storedValues(document).flatMap(({ value, path }) => {
    const target = storedField(value, "_ref");
    const isStrengthened = storedField(value, "_strengthenOnPublish") !== undefined;
    return typeof target === "string" && isStrengthened ? [{ path, target: getPublishedId(target) }] : [];
  });
}

const PublishDialog = lazy(() => import("./publish-dialog.tsx"));

interface PublishGateOptions {
  readonly gate: PublishGate;
  readonly rules: DocumentRules;
  /** Shown in the dialog above the problems. */
  readonly QuickFix: QuickFix;
  /** Finds more that is unfinished in documents that go live together, beside what the rules of their types find. */
  readonly alsoCheck: (
    client: Pick<SanityClient, "fetch">,
    documents: readonly StoredDocument[],
  ) => Promise<Finding[]>;
}

/** Creates the Studio's layout with the dialog of the publish gate. */
export function createPublishGateLayout({ gate, rules, QuickFix, alsoCheck }: PublishGateOptions) {
  return function PublishGateLayout(props: LayoutProps) {
    const workspace = useWorkspace();
    const client = useClient(API);
    const [asked, setAsked] = useState<{ question: Question; answer: (answer: Answer) => void }>();

    useEffect(
      () =>
        gate.connect({
          client,
          check: async (documents) =>
            (
              await Promise.all([checkDocuments(documents, workspace, rules), alsoCheck(client, documents)])
            ).flat(),
          ask: (question) =>
            new Promise((resolve) => {
              setAsked((before) => {
                // Ignores a second click while the dialog is open.
                before?.answer("nothing");
                return { question, answer: resolve };
              });
            }),
        }),
      [workspace, client],
    );

    const answer = (given: Answer) => {
      asked?.answer(given);
      setAsked(undefined);
    };
    return (
      <>
        {props.renderDefault(props)}
        {asked !== undefined && (
          <Suspense>
            <PublishDialog
              question={asked.question}
              titles={rules.titles}
              QuickFix={QuickFix}
              onAnswer={answer}
            />
          </Suspense>
        )}
      </>
    );
  };
}
