import { getPublishedId } from "sanity";
import type { Finding } from "studio-check/findings.ts";
import type { StoredDocument } from "studio-kit/stored-document.ts";

/** What the editor is about to do. */
export type GoLiveAction = "publish" | "schedule";

/** What the gate asks the editor. */
export interface Question {
  action: GoLiveAction;
  /** What is unfinished in the documents that go live. */
  problems: readonly Finding[];
  /** Set if the edited document refers to documents that are not published yet. */
  together?: {
    /** The edited document, followed by those that can be published with it. */
    documents: readonly StoredDocument[];
    /** Whether the edited document has no errors if it is published without the others. */
    isAlonePossible: boolean;
  };
}

/** What goes live: nothing, only the edited document, or everything in the question. */
export type Answer = "nothing" | "alone" | "all";

/** What the Studio provides once it has loaded: the check of documents, and the dialog that lists their problems. */
export interface StudioConnection {
  /** Finds what is unfinished in documents that go live together. */
  check: (documents: readonly StoredDocument[]) => Promise<Finding[]>;
  versionsIn: (releaseName: string) => Promise<StoredDocument[]>;
  unpublishedReferences: (draft: StoredDocument) => Promise<StoredDocument[]>;
  /** Keeps references to documents that do not go live weak, so that the lake accepts these documents without them. */
  keepReferencesWeak: (documents: readonly StoredDocument[]) => Promise<void>;
  /** Copies the changes of a scheduled draft into the draft. */
  keepScheduledChanges: (releaseName: string) => Promise<void>;
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
      else await studio?.keepReferencesWeak([document]);
      return true;
    },
    /**
     * The documents to publish when an editor publishes a draft: none, only the draft, or also those that it refers to and that are not
     * published yet. If there are such documents, the editor always decides.
     */
    async documentsToPublish(draft: StoredDocument): Promise<readonly StoredDocument[]> {
      const references = (await studio?.unpublishedReferences(draft)) ?? [];
      if (references.length === 0)
        return (await gate.confirmDocument(draft, { action: "publish" })) ? [draft] : [];
      const documents = [draft, ...references];
      const [problems, problemsAlone] = await Promise.all([problemsOf(documents), problemsOf([draft])]);
      const isAlonePossible = problemsAlone.every(({ level }) => level !== "error");
      const answer = await ask({ action: "publish", problems, together: { documents, isAlonePossible } });
      if (answer === "nothing") return [];
      const confirmed = answer === "alone" ? [draft] : documents;
      await studio?.keepReferencesWeak(confirmed);
      return confirmed;
    },
    /** Asks about several drafts that are published together. */
    async confirmDrafts(drafts: readonly StoredDocument[]): Promise<boolean> {
      const isAllowed = await askAbout(await problemsOf(drafts), "publish");
      if (isAllowed) await studio?.keepReferencesWeak(drafts);
      return isAllowed;
    },
    /** Call this before a release is archived, which is how a scheduled draft is deleted. */
    async keepScheduledChanges(releaseName: string): Promise<void> {
      await studio?.keepScheduledChanges(releaseName);
    },
    async confirmRelease(releaseName: string, action: GoLiveAction): Promise<boolean> {
      const versions = (await studio?.versionsIn(releaseName)) ?? [];
      const problems = await problemsOf(versions);
      const isAccepted = problems.every((problem) => accepted.has(keyOf(problem)));
      for (const problem of problems) accepted.delete(keyOf(problem));
      if (!isAccepted && !(await askAbout(problems, action))) return false;
      await studio?.keepReferencesWeak(versions);
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
