import { publishedId, type StoredDocument } from "schemas/lake.ts";

import type { Finding } from "#check/findings.ts";

/** What the editor is about to do. */
export type Step = "publish" | "schedule";

/** What the gate asks the editor. */
export interface Question {
  step: Step;
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
export interface GateKeeper {
  /** Finds what is unfinished in documents that go live together. */
  check: (documents: readonly StoredDocument[]) => Promise<Finding[]>;
  versionsIn: (releaseName: string) => Promise<StoredDocument[]>;
  unpublishedReferences: (draft: StoredDocument) => Promise<StoredDocument[]>;
  /** Copies the changes of a scheduled draft into the draft. */
  keepScheduledChanges: (releaseName: string) => Promise<void>;
  ask: (question: Question) => Promise<Answer>;
}

/**
 * Checks everything that is about to go live, and asks the editor if something is unfinished. Document actions call `mayPass` or
 * `documentsToPublish` before they act. Releases have no such actions: gated-fetch.ts holds back their requests and calls `mayReleasePass`.
 */
export function createPublishGate() {
  let keeper: GateKeeper | undefined;
  /** Problems that an editor accepted in a document action, until the request of that action. */
  const accepted = new Set<string>();

  const problemsOf = async (documents: readonly StoredDocument[]) => {
    const findings = (await keeper?.check(documents)) ?? [];
    return findings.filter(({ level }) => level !== "info");
  };
  const ask = async (question: Question) => (await keeper?.ask(question)) ?? "all";
  const askAbout = async (problems: readonly Finding[], step: Step) =>
    problems.length === 0 || (await ask({ step, problems })) === "all";

  const gate = {
    /** Call this when the Studio has loaded. Returns a function that closes the gate's connection to it. */
    open(newKeeper: GateKeeper): () => void {
      keeper = newKeeper;
      return () => {
        if (keeper === newKeeper) keeper = undefined;
      };
    },
    /** `isReleaseNext`: the action goes on to publish or schedule a release of the document, which must not ask again. */
    async mayPass(
      document: StoredDocument,
      { step, isReleaseNext = false }: { step: Step; isReleaseNext?: boolean },
    ): Promise<boolean> {
      const problems = await problemsOf([document]);
      const isAllowed = await askAbout(problems, step);
      if (isAllowed && isReleaseNext) for (const problem of problems) accepted.add(keyOf(problem));
      return isAllowed;
    },
    /**
     * The documents to publish when an editor publishes a draft: none, only the draft, or also those that it refers to and that are not
     * published yet. If there are such documents, the editor always decides.
     */
    async documentsToPublish(draft: StoredDocument): Promise<readonly StoredDocument[]> {
      const references = (await keeper?.unpublishedReferences(draft)) ?? [];
      if (references.length === 0) return (await gate.mayPass(draft, { step: "publish" })) ? [draft] : [];
      const documents = [draft, ...references];
      const [problems, problemsAlone] = await Promise.all([problemsOf(documents), problemsOf([draft])]);
      const isAlonePossible = problemsAlone.every(({ level }) => level !== "error");
      const answer = await ask({ step: "publish", problems, together: { documents, isAlonePossible } });
      if (answer === "nothing") return [];
      return answer === "alone" ? [draft] : documents;
    },
    /** Call this before a release is archived, which is how a scheduled draft is deleted. */
    async keepScheduledChanges(releaseName: string): Promise<void> {
      await keeper?.keepScheduledChanges(releaseName);
    },
    async mayReleasePass(releaseName: string, step: Step): Promise<boolean> {
      const problems = await problemsOf((await keeper?.versionsIn(releaseName)) ?? []);
      const unanswered = problems.filter((problem) => !accepted.delete(keyOf(problem)));
      return unanswered.length === 0 || askAbout(problems, step);
    },
  };
  return gate;
}

/** The same key for a draft and for the release version made from it. */
function keyOf({ document, path, message }: Finding): string {
  return JSON.stringify([publishedId(document._id), path, message]);
}

/** The gate of this Studio. */
export const publishGate = createPublishGate();
